import { common } from "#i18n/common-messages.ts"
import { formatDate, formatInstant, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inBoth, inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { greetingOf, type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
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

/** Doesn't name anybody: the address may be a stranger's. */
export function confirmText(waiting: Waiting, { place: link }: Links): MailText {
  return {
    subject: titled(waiting, { en: "Confirm your place on the waiting list", vi: "Xác nhận vào danh sách chờ" }),
    paragraphs: [
      NAMELESS,
      {
        en: "This departure is full. We'll write to you as soon as places for your party come free:",
        vi: "Chuyến này đã hết chỗ. Chúng tôi sẽ báo ngay khi có đủ chỗ cho quý khách:",
      },
      facts(waiting),
      ...replaced(waiting),
      {
        text: {
          en: "Please confirm that you'd like to wait. Your place in the line counts from when you asked:",
          vi: "Xin quý khách xác nhận. Thứ tự được tính từ lúc quý khách đăng ký:",
        },
        label: common.joinWaitingList,
        link,
      },
      {
        en: "If you didn't ask for this, just ignore this email. We won't send you any more.",
        vi: "Nếu không đăng ký, xin quý khách bỏ qua email này: chúng tôi sẽ không gửi thêm email nào.",
      },
    ],
  }
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

export function alreadyWaitingText(waiting: Waiting, { place: link }: Links): MailText {
  return {
    subject: titled(waiting, { en: "You're on the waiting list already", vi: "Quý khách đã có trong danh sách chờ" }),
    paragraphs: [
      NAMELESS,
      {
        en: "Someone, probably you, has asked again to wait for this departure. You're on the list, so there's nothing to do:",
        vi: "Địa chỉ này vừa được đăng ký chờ thêm một lần. Quý khách đã có trong danh sách nên không cần làm gì thêm:",
      },
      facts(waiting),
      {
        aside: {
          en: "To see your place, or to leave the list:",
          vi: "Để xem thứ tự hoặc rời danh sách, xin quý khách mở liên kết:",
        },
        label: YOUR_PLACE,
        link,
      },
    ],
  }
}

export function offerText(waiting: Waiting, { place: link }: Links): MailText {
  const until = waiting.offeredUntil ?? new Date()
  return {
    subject: titled(waiting, { en: "Places have come free", vi: "Đã có chỗ cho quý khách" }),
    paragraphs: [
      greetingOf(waiting.name),
      {
        en: `Good news: there are places for you. We'll hold them until ${formatInstant(until, "en")}.`,
        vi: `Tin vui: đã có chỗ cho quý khách. Chúng tôi giữ chỗ đến ${formatInstant(until, "vi")}.`,
      },
      facts(waiting),
      {
        text: {
          en: "Book them now, or give them to the next party:",
          vi: "Quý khách đặt ngay, hoặc nhường chỗ cho người kế tiếp:",
        },
        label: { en: "See my places", vi: "Xem chỗ của tôi" },
        link,
      },
      {
        en: "If we don't hear from you by then, the places go to the next party on the list.",
        vi: "Quá thời hạn này, chỗ sẽ được dành cho người kế tiếp trong danh sách.",
      },
    ],
  }
}

export function expiredText(waiting: Waiting, { tour: link }: Links): MailText {
  return {
    subject: titled(waiting, { en: "Your places are no longer held", vi: "Chỗ không còn được giữ" }),
    paragraphs: [
      greetingOf(waiting.name),
      {
        en: `We held places for you for up to ${OFFER_HOURS} hours and didn't hear from you, so we've offered them to the next party. You're no longer on the list.`,
        vi: `Chúng tôi đã giữ chỗ tối đa ${OFFER_HOURS} giờ mà chưa nhận được phản hồi, nên đã nhường chỗ cho người kế tiếp. Quý khách không còn trong danh sách chờ.`,
      },
      facts(waiting),
      {
        text: { en: "Still interested? See all dates:", vi: "Nếu vẫn muốn đi, mời quý khách xem các ngày:" },
        label: SEE_DATES,
        link,
      },
    ],
  }
}

export function endedText(waiting: Waiting, { tour: link }: Links): MailText {
  return {
    subject: titled(waiting, { en: "The waiting list has closed", vi: "Danh sách chờ đã đóng" }),
    paragraphs: [
      greetingOf(waiting.name),
      waiting.isCancelled
        ? {
            en: "We're sorry: this departure has been cancelled, so we've closed its waiting list.",
            vi: "Chúng tôi rất tiếc: chuyến này đã hủy nên danh sách chờ cũng đóng lại.",
          }
        : {
            en: "We're sorry: this departure no longer takes bookings, and no places came free for you.",
            vi: "Chúng tôi rất tiếc: chuyến này không còn nhận đặt chỗ và chưa có chỗ cho quý khách.",
          },
      facts(waiting),
      {
        text: { en: "Perhaps another date suits you:", vi: "Mời quý khách chọn một ngày khác:" },
        label: SEE_DATES,
        link,
      },
    ],
  }
}

const SEE_DATES = { en: "See all dates", vi: "Xem các ngày" }
const YOUR_PLACE = { en: "My place on the list", vi: "Chỗ của tôi trong danh sách" }

const titled = ({ tour, date }: Waiting, text: Record<Language, string>) =>
  inBoth((language) => `${text[language]}: ${inLanguage(tour.title, language)}, ${formatDate(date, language, "short")}`)

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
