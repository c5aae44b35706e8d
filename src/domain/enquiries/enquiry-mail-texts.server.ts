import type { Settings } from "#domain/settings/settings.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inBoth, inLanguage, type Language } from "#i18n/localized.ts"
import { shorten } from "#lib/text/excerpt.ts"
import type { Block, Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING, isName, knownFacts } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { budgets, contactMethods, contactTimes, interests } from "./consultation/options.ts"
import type { EnquiryTrip } from "./enquiry.ts"
import { type EnquiryRecord, presentTrip } from "./presenters.server.ts"
import { RECEIPT_MAILS, STAFF_MAILS } from "./receive-enquiry.server.ts"

const MAX_COPIED = 600
/** Within a word: a domain, an address, a tag. */
const ADDRESS = /\p{L}\.\p{L}{2}|\/\/|@|＠|．|<\/?\p{L}/u
const NUMBER = /\+?\d[\d ()./-]{6,}\d/g
/** '5/12', '12.12.2026', '4.000.000' */
const DATE_OR_AMOUNT = /^(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,3}(?:[.,]\d{3})*[.,]000)$/

/** Returns the guest's text without links and telephone numbers, because the address may be someone else's. */
export function ownWords(text: string): string {
  const isPath = (word: string) => word.includes("/") && /\d\.\d+\.\d+\.\d/.test(word)
  const isDatesOnly = (number: string) =>
    number.split(/[ ()]+|-(?=\d+\/)/).every((part) => /^-?$/.test(part) || DATE_OR_AMOUNT.test(part))
  return text
    .replace(/\S+/gu, (word) => (ADDRESS.test(word) || isPath(word) ? "[…]" : word))
    .replace(NUMBER, (number) => (isDatesOnly(number) ? number : "[…]"))
}

const RECEIPT_FIELDS = {
  guest: { en: "Guest's name", vi: "Tên khách" },
  answerHours: { en: "Opening hours until the answer", vi: "Số giờ làm việc để trả lời" },
  openingHours: { en: "Opening hours, in a sentence", vi: "Giờ mở cửa (cả câu)" },
}
const RECEIPT_TEXTS = {
  greeting: GREETING,
  quoted: {
    name: { en: "Above what the guest wrote", vi: "Câu trên nội dung của khách" },
    en: "This is what you wrote:",
    vi: "Nội dung quý khách đã gửi:",
  },
  closing: {
    en: "Want to add something? Just reply to this email. If you didn't write to us, please ignore it.",
    vi: "Nếu cần bổ sung, quý khách chỉ cần trả lời email này. Nếu quý khách không gửi nội dung trên, xin vui lòng bỏ qua email.",
  },
}

export const MESSAGE_RECEIPT = declareMail({
  kind: RECEIPT_MAILS.message,
  fields: RECEIPT_FIELDS,
  texts: {
    subject: { en: "We have your message", vi: "Đã nhận tin nhắn của quý khách" },
    opening: {
      en: "Thank you for getting in touch! One of us will read it and reply within {{answerHours}} opening hours. {{openingHours}}",
      vi: "Cảm ơn quý khách đã liên hệ. Chúng tôi sẽ đọc và trả lời trong vòng {{answerHours}} giờ làm việc. {{openingHours}}",
    },
    ...RECEIPT_TEXTS,
  },
})

export const CONSULTATION_RECEIPT = declareMail({
  kind: RECEIPT_MAILS.consultation,
  fields: {
    ...RECEIPT_FIELDS,
    reference: { en: "Number of the request", vi: "Mã yêu cầu" },
    channel: { en: "How the guest wants to be reached", vi: "Cách liên hệ khách chọn" },
    time: { en: "When the guest wants to be reached", vi: "Giờ liên hệ khách chọn" },
  },
  texts: {
    subject: { en: "We have your request for advice {{reference}}", vi: "Đã nhận yêu cầu tư vấn {{reference}}" },
    heading: { en: "We have your request for advice", vi: "Đã nhận yêu cầu tư vấn" },
    opening: {
      en: "Thank you for getting in touch! Your request has the number {{reference}}. One of us will read it and reply within {{answerHours}} opening hours. {{openingHours}}",
      vi: "Cảm ơn quý khách đã liên hệ. Mã yêu cầu của quý khách là {{reference}}. Chúng tôi sẽ đọc và trả lời trong vòng {{answerHours}} giờ làm việc. {{openingHours}}",
    },
    reach: {
      name: { en: "How we'll reach the guest", vi: "Cách chúng tôi liên hệ khách" },
      en: "How we'll reach you: {{channel}}. When: {{time}}. Our advice is free and without obligation.",
      vi: "Cách liên hệ: {{channel}}. Thời gian: {{time}}. Tư vấn hoàn toàn miễn phí và không ràng buộc.",
    },
    ...RECEIPT_TEXTS,
  },
})

/** Confirms an enquiry to its sender, with a copy of what was written. */
export function receiptText(enquiry: EnquiryRecord, settings: Settings): WordedMail {
  const fields = receiptFields(enquiry, settings)
  if (enquiry.kind !== "consultation")
    return writeMail(MESSAGE_RECEIPT, fields, ({ greeting, opening, quoted, closing }) => [
      greeting,
      opening,
      quoted,
      ...copyOf(enquiry),
      closing,
    ])
  const { reference, preferredContactMethod, preferredContactTime } = presentTrip(enquiry)
  const channel = contactMethods[preferredContactMethod]
  const time = contactTimes[preferredContactTime]
  return writeMail(CONSULTATION_RECEIPT, { ...fields, reference, channel, time }, (texts) => [
    texts.greeting,
    texts.opening,
    texts.reach,
    texts.quoted,
    ...copyOf(enquiry),
    texts.closing,
  ])
}

const receiptFields = ({ name }: EnquiryRecord, { office, businessHours }: Settings) => ({
  guest: isName(name) ? name : "",
  answerHours: String(office.answerHours),
  openingHours: inBoth((language) =>
    inLanguage(businessHours, language) ? `${WORDS.hours[language]}: ${inLanguage(businessHours, language)}.` : "",
  ),
})

function copyOf({ subject, message }: EnquiryRecord): Paragraph[] {
  const copied = shorten(ownWords(message), MAX_COPIED)
  return [
    { quoted: `${shorten(ownWords(subject), MAX_COPIED)}\n\n${copied}` },
    ...(copied === ownWords(message) ? [] : [WORDS.shortened]),
  ]
}

export const MESSAGE_FOR_STAFF = declareMail({
  kind: STAFF_MAILS.message,
  fields: { subject: { en: "Guest's subject", vi: "Tiêu đề của khách" } },
  texts: {
    subject: { en: "Message from the website: {{subject}}", vi: "Tin nhắn từ trang web: {{subject}}" },
    opening: { en: "", vi: "" },
  },
})

export const CONSULTATION_FOR_STAFF = declareMail({
  kind: STAFF_MAILS.consultation,
  fields: {
    reference: { en: "Number of the request", vi: "Mã yêu cầu" },
    subject: { en: "Guest's subject", vi: "Tiêu đề của khách" },
  },
  texts: {
    subject: { en: "Request for advice {{reference}}: {{subject}}", vi: "Yêu cầu tư vấn {{reference}}: {{subject}}" },
    heading: { en: "Request for advice: {{subject}}", vi: "Yêu cầu tư vấn: {{subject}}" },
    opening: { en: "", vi: "" },
  },
})

export function staffText(enquiry: EnquiryRecord): WordedMail {
  const { subject, message } = enquiry
  if (enquiry.kind === "message")
    return writeMail(MESSAGE_FOR_STAFF, { subject }, ({ opening }) => [
      opening,
      inBoth((language) => sender(enquiry, undefined, language)),
      { quoted: message },
    ])
  const trip = presentTrip(enquiry)
  return writeMail(CONSULTATION_FOR_STAFF, { reference: trip.reference, subject }, ({ opening }) => [
    opening,
    inBoth((language) => sender(enquiry, trip, language)),
    inBoth((language) => tripFacts(trip, language)),
    { quoted: message },
  ])
}

const WORDS = {
  guest: common.guest,
  email: common.email,
  phone: common.phone,
  reach: { en: "Prefers", vi: "Muốn được liên hệ" },
  language: { en: "Language", vi: "Ngôn ngữ" },
  tour: common.tour,
  dates: { en: "Dates", vi: "Ngày đi" },
  flexible: { en: "flexible", vi: "linh hoạt" },
  travelers: common.travellers,
  budget: { en: "Budget", vi: "Ngân sách" },
  interests: { en: "Interests", vi: "Sở thích" },
  shortened: {
    en: "Your text is shortened here. We have all of it.",
    vi: "Nội dung trên đã được rút gọn. Chúng tôi đã nhận đầy đủ.",
  },
  hours: { en: "Opening hours", vi: "Giờ mở cửa" },
}

function sender(enquiry: EnquiryRecord, trip: EnquiryTrip | undefined, language: Language): Block {
  const method = trip && contactMethods[trip.preferredContactMethod][language]
  const time = trip && contactTimes[trip.preferredContactTime][language]
  const facts = knownFacts(WORDS, language, [
    ["guest", enquiry.name],
    ["email", enquiry.email],
    ["phone", enquiry.phone],
    ["reach", trip ? `${method}, ${time}` : ""],
    ["language", languageNames[enquiry.language][language]],
  ])
  return { facts }
}

function tripFacts(trip: EnquiryTrip, language: Language): Block {
  const { tourReference: tour, numberOfTravelers, travelDates } = trip
  const { startDate, endDate, flexible } = travelDates
  const dates = [startDate, endDate].map((date) => (date ? formatDate(date, language, "short") : "…")).join(" – ")
  const facts = knownFacts(WORDS, language, [
    ["tour", tour ? `${inLanguage(tour.tourTitle, language)} (/tour/${tour.tourSlug})` : ""],
    ["dates", [(startDate || endDate) && dates, flexible && `(${WORDS.flexible[language]})`].filter(Boolean).join(" ")],
    ["travelers", formatParty(numberOfTravelers, language)],
    ["budget", budgets[trip.budget][language]],
    ["interests", trip.interests.map((interest) => interests[interest][language]).join(", ")],
  ])
  return { facts }
}
