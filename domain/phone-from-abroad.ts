/** +234 803 123 4567, as it is dialled from anywhere. By itself, because every page's footer shows the shop's number and reads none. */
export function formatPhoneForAbroad(phone: string): string {
  return phone.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3');
}
