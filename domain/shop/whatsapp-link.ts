/** A link that opens a WhatsApp chat with a kept phone number (+234…), with a first message already typed. */
export function buildWhatsappLink(phone: string, message = ''): string {
  const chat = `https://wa.me/${phone.replace(/^\+/, '')}`;
  // A message cut in the middle of an emoji would make the encoder throw.
  return message === '' ? chat : `${chat}?text=${encodeURIComponent(message.toWellFormed())}`;
}

/** A link that lets the sender choose whom to send the message to. */
export function buildWhatsappShare(message: string): string {
  return buildWhatsappLink('', message);
}

/** Ends where the shopper goes on typing. The link tells the shop which one is meant, whatever it is called by then. */
export function askAboutProduct(name: string, link: string): string {
  return `Hello! I have a question about ${name} (${link}): `;
}

/** By its number alone: the order's own address opens it to whoever reads along. */
export function askAboutOrder(number: string): string {
  return `Hello, I have a question about my order ${number}.`;
}

export function askAboutCustomOrder(number: string): string {
  return `Hello, I have a question about my cake request ${number}.`;
}

export function notifyOfProduct(name: string, link: string): string {
  return `Look what I found: ${name}. ${link}`;
}

export function notifyOfDesign(link: string): string {
  return `I have designed a cake. What do you think? ${link}`;
}
