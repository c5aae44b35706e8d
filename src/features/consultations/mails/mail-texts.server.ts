import type { Consultation } from "#features/consultations/consultation.ts"
import { budgets, contactMethods, contactTimes, interests } from "#features/consultations/form/options.ts"
import type { Settings } from "#features/settings/settings.ts"
import { formatDate, plural } from "#i18n/format.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Block } from "#server/mail/mail-content.server.ts"
import { greetingOf, isName, knownFacts, type MailText } from "#server/mail/mail-template.server.ts"

/** Repeats nothing that was written, because the address may be someone else's. */
export function receiptText(consultation: Consultation, { office, businessHours }: Settings): MailText {
  const { reference, preferredContactMethod: method, preferredContactTime: time } = consultation
  const hours = (language: Language) =>
    businessHours.en ? ` ${WORDS.hours[language]}: ${inLanguage(businessHours, language)}.` : ""
  const paragraphs = {
    en: () => [
      isName(consultation.name) ? greetingOf(consultation.name, "en") : "Hello,",
      `Thank you for asking us for advice. Your request has the number ${reference}. One of us reads it and answers within ${office.answerHours} opening hours.${hours("en")}`,
      `How we reach you: ${contactMethods[method].en}. When: ${contactTimes[time].en}.`,
      "The advice costs nothing and binds you to nothing. Is there something to add? Simply answer this mail.",
      "If you did not ask for this, there is nothing to do.",
    ],
    vi: () => [
      greetingOf(consultation.name, "vi"),
      `Cảm ơn quý khách đã gửi yêu cầu tư vấn. Mã yêu cầu của quý khách là ${reference}. Chúng tôi sẽ đọc và trả lời trong vòng ${office.answerHours} giờ làm việc.${hours("vi")}`,
      `Cách liên hệ: ${contactMethods[method].vi}. Thời gian: ${contactTimes[time].vi}.`,
      "Tư vấn hoàn toàn miễn phí và không ràng buộc. Nếu cần bổ sung, quý khách chỉ cần trả lời email này.",
      "Nếu quý khách không gửi yêu cầu này, xin vui lòng bỏ qua email.",
    ],
  }
  return {
    subject: {
      en: `We have your request for advice ${reference}`,
      vi: `Đã nhận yêu cầu tư vấn ${reference}`,
    },
    heading: { en: "We have your request for advice", vi: "Đã nhận yêu cầu tư vấn" },
    paragraphs: (language) => paragraphs[language](),
  }
}

export function staffText(consultation: Consultation): MailText {
  const { reference, subject, message } = consultation
  return {
    subject: {
      en: `Request for advice ${reference}: ${subject}`,
      vi: `Yêu cầu tư vấn ${reference}: ${subject}`,
    },
    heading: { en: `Request for advice: ${subject}`, vi: `Yêu cầu tư vấn: ${subject}` },
    paragraphs: (language) => [contact(consultation, language), trip(consultation, language), { quoted: message }],
  }
}

const WORDS = {
  guest: { en: "Guest", vi: "Khách" },
  email: { en: "E-mail", vi: "Email" },
  phone: { en: "Phone", vi: "Điện thoại" },
  reach: { en: "Prefers", vi: "Muốn được liên hệ" },
  language: { en: "Language", vi: "Ngôn ngữ" },
  tour: { en: "Tour", vi: "Tour" },
  dates: { en: "Dates", vi: "Ngày đi" },
  flexible: { en: "flexible", vi: "linh hoạt" },
  travelers: { en: "Travellers", vi: "Số khách" },
  budget: { en: "Budget", vi: "Ngân sách" },
  interests: { en: "Interests", vi: "Sở thích" },
  hours: { en: "We are there", vi: "Giờ mở cửa" },
}

function contact(consultation: Consultation, language: Language): Block {
  const method = contactMethods[consultation.preferredContactMethod][language]
  const time = contactTimes[consultation.preferredContactTime][language]
  const facts = knownFacts(WORDS, language, [
    ["guest", consultation.name],
    ["email", consultation.email],
    ["phone", consultation.phone],
    ["reach", `${method}, ${time}`],
    ["language", languageNames[consultation.language]],
  ])
  return { facts }
}

function trip(consultation: Consultation, language: Language): Block {
  const { tourReference: tour, numberOfTravelers, travelDates } = consultation
  const { startDate, endDate, flexible } = travelDates
  const dates = [startDate, endDate].map((date) => (date ? formatDate(date, language, "short") : "…")).join(" – ")
  const facts = knownFacts(WORDS, language, [
    ["tour", tour ? `${inLanguage(tour.tourTitle, language)} (/tour/${tour.tourSlug})` : ""],
    ["dates", [(startDate || endDate) && dates, flexible && `(${WORDS.flexible[language]})`].filter(Boolean).join(" ")],
    ["travelers", people(numberOfTravelers, language)],
    ["budget", budgets[consultation.budget][language]],
    ["interests", consultation.interests.map((interest) => interests[interest][language]).join(", ")],
  ])
  return { facts }
}

function people({ adults, children }: Consultation["numberOfTravelers"], language: Language): string {
  const words = {
    en: [plural(adults, "en", "adult", "adults"), plural(children, "en", "child", "children")],
    vi: ["người lớn", "trẻ em"],
  }
  const [grown, young] = words[language]
  return [`${adults} ${grown}`, children > 0 && `${children} ${young}`].filter(Boolean).join(", ")
}
