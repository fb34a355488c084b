/** Returns the address that opens the visitor's chat app with the typed text. The visitor sends the message there. */
export function chatAddress(number: string, message: string): string {
  const text = message.trim()
  const address = `https://wa.me/${encodeURIComponent(number)}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
