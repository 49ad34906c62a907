/** A link that opens a WhatsApp chat with a kept phone number (+234…), with a first message already typed. */
export function buildWhatsappLink(phone: string, message = ''): string {
  const chat = `https://wa.me/${phone.replace(/^\+/, '')}`;
  // A message cut in the middle of an emoji would make the encoder throw.
  return message === '' ? chat : `${chat}?text=${encodeURIComponent(message.toWellFormed())}`;
}
