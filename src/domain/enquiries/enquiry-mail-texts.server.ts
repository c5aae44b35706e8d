import type { Settings } from "#domain/settings/settings.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inBoth, inLanguage, type Language } from "#i18n/localized.ts"
import { shorten } from "#lib/text/excerpt.ts"
import type { Block, Paragraph } from "#server/mail/mail-content.server.ts"
import { greetingOf, isName, knownFacts, type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
import { budgets, contactMethods, contactTimes, interests } from "./consultation/options.ts"
import type { EnquiryTrip } from "./enquiry.ts"
import { type EnquiryRecord, presentTrip } from "./presenters.server.ts"

const MAX_COPIED = 600
/** Words with a domain, a path or an address, and telephone numbers. */
const CONTACTS = /\S*(?:\p{L}\.\p{L}{2}|\/|@|＠|．)\S*|\+?\d[\d ().-]{6,}\d/gu

/** Returns the guest's text without links and numbers, because the address may be someone else's. */
const ownWords = (text: string) => text.replace(CONTACTS, "[…]")

/** Confirms an enquiry to its sender, with a copy of what was written. */
export function receiptText(enquiry: EnquiryRecord, { office, businessHours }: Settings): MailText {
  const { subject, message } = enquiry
  const trip = enquiry.kind === "consultation" ? presentTrip(enquiry) : undefined
  const hours = inBoth((language) =>
    inLanguage(businessHours, language) ? ` ${WORDS.hours[language]}: ${inLanguage(businessHours, language)}.` : "",
  )
  const copied = shorten(ownWords(message), MAX_COPIED)
  const title = trip ? WORDS.requestReceived : WORDS.messageReceived
  return {
    subject: inBoth((language) => [title[language], trip?.reference].filter(Boolean).join(" ")),
    heading: title,
    paragraphs: [
      isName(enquiry.name) ? greetingOf(enquiry.name) : NAMELESS,
      {
        en: `Thank you for getting in touch! ${trip ? `Your request has the number ${trip.reference}. ` : ""}One of us will read it and reply within ${office.answerHours} opening hours.${hours.en}`,
        vi: `Cảm ơn quý khách đã liên hệ. ${trip ? `Mã yêu cầu của quý khách là ${trip.reference}. ` : ""}Chúng tôi sẽ đọc và trả lời trong vòng ${office.answerHours} giờ làm việc.${hours.vi}`,
      },
      ...(trip ? [howToReach(trip)] : []),
      { en: "This is what you wrote:", vi: "Nội dung quý khách đã gửi:" },
      { quoted: `${shorten(ownWords(subject), MAX_COPIED)}\n\n${copied}` },
      ...(copied === ownWords(message) ? [] : [WORDS.shortened]),
      {
        en: "Want to add something? Just reply to this email. If you didn't write to us, please ignore it.",
        vi: "Nếu cần bổ sung, quý khách chỉ cần trả lời email này. Nếu quý khách không gửi nội dung trên, xin vui lòng bỏ qua email.",
      },
    ],
  }
}

function howToReach({ preferredContactMethod, preferredContactTime }: EnquiryTrip): Paragraph {
  const method = contactMethods[preferredContactMethod]
  const time = contactTimes[preferredContactTime]
  return {
    en: `How we'll reach you: ${method.en}. When: ${time.en}. Our advice is free and without obligation.`,
    vi: `Cách liên hệ: ${method.vi}. Thời gian: ${time.vi}. Tư vấn hoàn toàn miễn phí và không ràng buộc.`,
  }
}

export function staffText(enquiry: EnquiryRecord): MailText {
  const { subject, message } = enquiry
  if (enquiry.kind === "message")
    return {
      subject: { en: `Message from the website: ${subject}`, vi: `Tin nhắn từ trang web: ${subject}` },
      paragraphs: [inBoth((language) => sender(enquiry, undefined, language)), { quoted: message }],
    }
  const trip = presentTrip(enquiry)
  return {
    subject: {
      en: `Request for advice ${trip.reference}: ${subject}`,
      vi: `Yêu cầu tư vấn ${trip.reference}: ${subject}`,
    },
    heading: { en: `Request for advice: ${subject}`, vi: `Yêu cầu tư vấn: ${subject}` },
    paragraphs: [
      inBoth((language) => sender(enquiry, trip, language)),
      inBoth((language) => tripFacts(trip, language)),
      { quoted: message },
    ],
  }
}

const WORDS = {
  requestReceived: { en: "We have your request for advice", vi: "Đã nhận yêu cầu tư vấn" },
  messageReceived: { en: "We have your message", vi: "Đã nhận tin nhắn của quý khách" },
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
    ["language", languageNames[enquiry.language]],
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
