import { formatDate } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"

const joined = (...paragraphs: string[]) => paragraphs.join("\n\n")

type Greeted = { name: string; company: string }

const greeting = ({ name, company }: Greeted, language: Language) =>
  language === "vi"
    ? `Chào ${name || "quý khách"}, ${company} xin nhắn quý khách.`
    : `Hello ${name || "there"}, this is ${company}.`

/** Returns a message about what a guest asked, for staff to go on with. */
export function enquiryText({ subject, ...guest }: Greeted & { subject: string }, language: Language): string {
  return language === "vi"
    ? joined(greeting(guest, language), `Cảm ơn quý khách đã hỏi: “${subject}”.`, "")
    : joined(greeting(guest, language), `Thank you for asking us: “${subject}”.`, "")
}

type Waiting = Greeted & { trip: string; date: string; isOffered: boolean }

/** Returns a message to a party that waits for places, or whose places are held. */
export function waitingText({ trip, date, isOffered, ...guest }: Waiting, language: Language): string {
  const day = formatDate(date, language, "short")
  if (language === "vi")
    return joined(
      greeting(guest, language),
      isOffered
        ? `Đã có chỗ cho quý khách: ${trip}, ${day}. Chúng tôi đang giữ chỗ; quý khách mở liên kết trong email để đặt, hoặc nhắn lại ở đây.`
        : `Quý khách đang trong danh sách chờ: ${trip}, ${day}. Quý khách còn muốn đi, hoặc đi ngày khác được không ạ?`,
    )
  return joined(
    greeting(guest, language),
    isOffered
      ? `Places have come free for you: ${trip}, ${day}. We're holding them. Open the link in our email to book, or just answer here.`
      : `You're on the waiting list for ${trip}, ${day}. Are you still interested, or would another date suit you?`,
  )
}
