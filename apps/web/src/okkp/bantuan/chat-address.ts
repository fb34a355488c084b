/** Opens the visitor's own chat with what was typed; nothing is sent before they send it there. */
export function chatAddress(number: string, message: string): string {
  const text = message.trim()
  const address = `https://wa.me/${encodeURIComponent(number)}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
