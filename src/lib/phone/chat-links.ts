import { internationalNumber } from "./tel-link.ts"

/** Both chats want the digits alone. */
const digits = (phone: string) => internationalNumber(phone).replace(/\D/g, "")

/** Zalo takes no text from a link. */
export function zaloLink(phone: string): string {
  return `https://zalo.me/${digits(phone)}`
}

/** Opens the chat, with a text that is ready to send. */
export function whatsAppLink(phone: string, text?: string): string {
  const link = `https://wa.me/${digits(phone)}`
  return text ? `${link}?${new URLSearchParams({ text })}` : link
}
