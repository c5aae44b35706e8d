import { common } from "#i18n/common-messages.ts"
import { formatDate, formatInstant, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inBoth, inEach, inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING, guestName, NAMELESS } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { ENDED_MAIL, OFFER_MAIL } from "./offers.server.ts"
import { REQUEST_MAIL } from "./waiting-list.server.ts"
import type { WaitingRow } from "./waiting-list.table.server.ts"
import { OFFER_HOURS } from "./waiting-list.ts"

/** What the mails tell of a place on the list. */
export type Waiting = Pick<WaitingRow, "name" | "adults" | "childAges" | "offeredUntil"> & {
  date: string
  startTime: string
  tour: { title: LocalizedContent }
  isCancelled: boolean
  /** Another request of this address that isn't confirmed either. */
  earlier: Pick<WaitingRow, "adults" | "childAges"> | undefined
}
export type Links = { place: string; tour: string }

const FIELDS = {
  trip: common.tour,
  date: { en: "Date", vi: "Ngày khởi hành" },
}
const GUEST = { guest: { en: "Guest's name", vi: "Tên khách" } }

const fieldsOf = ({ tour, date }: Waiting) => ({
  trip: inEach(tour.title),
  date: inBoth((language) => formatDate(date, language, "short")),
})
const namedFields = (waiting: Waiting) => ({ ...fieldsOf(waiting), guest: guestName(waiting.name) })

/** Doesn't name anybody: the address may be a stranger's. */
export const CONFIRM = declareMail({
  kind: REQUEST_MAIL,
  fields: FIELDS,
  texts: {
    subject: {
      en: "Confirm your place on the waiting list: {{trip}}, {{date}}",
      vi: "Xác nhận vào danh sách chờ: {{trip}}, {{date}}",
    },
    greeting: NAMELESS,
    facts: {
      en: "This departure is full. We'll write to you as soon as places for your party come free:",
      vi: "Chuyến này đã hết chỗ. Chúng tôi sẽ báo ngay khi có đủ chỗ cho quý khách:",
    },
    action: {
      en: "Please confirm that you'd like to wait. Your place in the line counts from when you asked:",
      vi: "Xin quý khách xác nhận. Thứ tự được tính từ lúc quý khách đăng ký:",
    },
    ignore: {
      en: "If you didn't ask for this, just ignore this email. We won't send you any more.",
      vi: "Nếu không đăng ký, xin quý khách bỏ qua email này: chúng tôi sẽ không gửi thêm email nào.",
    },
  },
})

export function confirmText(waiting: Waiting, { place: link }: Links): WordedMail {
  return writeMail(CONFIRM, fieldsOf(waiting), (texts) => [
    texts.greeting,
    texts.facts,
    facts(waiting),
    ...replaced(waiting),
    { text: texts.action, label: common.joinWaitingList, link },
    texts.ignore,
  ])
}

function replaced({ earlier }: Waiting): Paragraph[] {
  if (!earlier) return []
  const party = (language: Language) => formatParty({ ...earlier, children: earlier.childAges.length }, language)
  return [
    {
      en: `This address has asked before, for ${party("en")}. Only the request that you confirm counts: if you confirm this one, the earlier one is void.`,
      vi: `Địa chỉ này đã đăng ký chờ trước đó cho ${party("vi")}. Chỉ yêu cầu được xác nhận mới có hiệu lực: nếu quý khách xác nhận yêu cầu này, yêu cầu trước sẽ bị hủy.`,
    },
  ]
}

export const ALREADY_WAITING = declareMail({
  kind: "waiting-list-already-waiting",
  fields: FIELDS,
  texts: {
    subject: {
      en: "You're on the waiting list already: {{trip}}, {{date}}",
      vi: "Quý khách đã có trong danh sách chờ: {{trip}}, {{date}}",
    },
    greeting: NAMELESS,
    facts: {
      en: "Someone, probably you, has asked again to wait for this departure. You're on the list, so there's nothing to do:",
      vi: "Địa chỉ này vừa được đăng ký chờ thêm một lần. Quý khách đã có trong danh sách nên không cần làm gì thêm:",
    },
    action: {
      name: { en: "Above the link", vi: "Câu trên liên kết" },
      en: "To see your place, or to leave the list:",
      vi: "Để xem thứ tự hoặc rời danh sách, xin quý khách mở liên kết:",
    },
  },
})

export function alreadyWaitingText(waiting: Waiting, { place: link }: Links): WordedMail {
  return writeMail(ALREADY_WAITING, fieldsOf(waiting), (texts) => [
    texts.greeting,
    texts.facts,
    facts(waiting),
    { aside: texts.action, label: YOUR_PLACE, link },
  ])
}

export const OFFER = declareMail({
  kind: OFFER_MAIL,
  fields: { ...GUEST, ...FIELDS, until: { en: "When the offer ends", vi: "Hạn giữ chỗ" } },
  texts: {
    subject: {
      en: "Places have come free: {{trip}}, {{date}}",
      vi: "Đã có chỗ cho quý khách: {{trip}}, {{date}}",
    },
    greeting: GREETING,
    facts: {
      en: "Good news: there are places for you. We'll hold them until {{until}}.",
      vi: "Tin vui: đã có chỗ cho quý khách. Chúng tôi giữ chỗ đến {{until}}.",
    },
    action: {
      en: "Book them now, or give them to the next party:",
      vi: "Quý khách đặt ngay, hoặc nhường chỗ cho người kế tiếp:",
    },
    closing: {
      en: "If we don't hear from you by then, the places go to the next party on the list.",
      vi: "Quá thời hạn này, chỗ sẽ được dành cho người kế tiếp trong danh sách.",
    },
  },
})

export function offerText(waiting: Waiting, { place: link }: Links): WordedMail {
  const until = inBoth((language) => formatInstant(waiting.offeredUntil ?? new Date(), language))
  return writeMail(OFFER, { ...namedFields(waiting), until }, (texts) => [
    texts.greeting,
    texts.facts,
    facts(waiting),
    { text: texts.action, label: { en: "See my places", vi: "Xem chỗ của tôi" }, link },
    texts.closing,
  ])
}

export const EXPIRED = declareMail({
  kind: "waiting-list-expired",
  fields: { ...GUEST, ...FIELDS, hours: { en: "Hours that places are held", vi: "Số giờ giữ chỗ" } },
  texts: {
    subject: {
      en: "Your places are no longer held: {{trip}}, {{date}}",
      vi: "Chỗ không còn được giữ: {{trip}}, {{date}}",
    },
    greeting: GREETING,
    facts: {
      en: "We held places for you for up to {{hours}} hours and didn't hear from you, so we've offered them to the next party. You're no longer on the list.",
      vi: "Chúng tôi đã giữ chỗ tối đa {{hours}} giờ mà chưa nhận được phản hồi, nên đã nhường chỗ cho người kế tiếp. Quý khách không còn trong danh sách chờ.",
    },
    action: { en: "Still interested? See all dates:", vi: "Nếu vẫn muốn đi, mời quý khách xem các ngày:" },
  },
})

export function expiredText(waiting: Waiting, { tour: link }: Links): WordedMail {
  return writeMail(EXPIRED, { ...namedFields(waiting), hours: String(OFFER_HOURS) }, (texts) => [
    texts.greeting,
    texts.facts,
    facts(waiting),
    { text: texts.action, label: SEE_DATES, link },
  ])
}

export const ENDED = declareMail({
  kind: ENDED_MAIL,
  fields: { ...GUEST, ...FIELDS },
  texts: {
    subject: {
      en: "The waiting list has closed: {{trip}}, {{date}}",
      vi: "Danh sách chờ đã đóng: {{trip}}, {{date}}",
    },
    greeting: GREETING,
    cancelled: {
      name: { en: "If the departure was cancelled", vi: "Nếu chuyến đã hủy" },
      en: "We're sorry: this departure has been cancelled, so we've closed its waiting list.",
      vi: "Chúng tôi rất tiếc: chuyến này đã hủy nên danh sách chờ cũng đóng lại.",
    },
    full: {
      name: { en: "If no places came free", vi: "Nếu không có chỗ trống" },
      en: "We're sorry: this departure no longer takes bookings, and no places came free for you.",
      vi: "Chúng tôi rất tiếc: chuyến này không còn nhận đặt chỗ và chưa có chỗ cho quý khách.",
    },
    action: { en: "Perhaps another date suits you:", vi: "Mời quý khách chọn một ngày khác:" },
  },
})

export function endedText(waiting: Waiting, { tour: link }: Links): WordedMail {
  return writeMail(ENDED, namedFields(waiting), (texts) => [
    texts.greeting,
    waiting.isCancelled ? texts.cancelled : texts.full,
    facts(waiting),
    { text: texts.action, label: SEE_DATES, link },
  ])
}

const SEE_DATES = { en: "See all dates", vi: "Xem các ngày" }
const YOUR_PLACE = { en: "My place on the list", vi: "Chỗ của tôi trong danh sách" }

function facts({ tour, date, startTime, adults, childAges }: Waiting): Paragraph {
  return inBoth((language) => ({
    facts: [
      [WORDS.tour[language], inLanguage(tour.title, language)],
      [WORDS.date[language], `${formatDate(date, language)}, ${formatTime(startTime, language)}`],
      [WORDS.party[language], formatParty({ adults, children: childAges.length, childAges }, language)],
    ],
  }))
}

const WORDS = {
  tour: common.tour,
  date: { en: "Date", vi: "Ngày" },
  party: common.travellers,
}
