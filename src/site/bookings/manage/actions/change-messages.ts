import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const sending = { en: "Sending…", vi: "Đang gửi…" }
const notNow = { en: "Not now", vi: "Để sau" }
const moveFailed = { en: "Failed to update booking", vi: "Không đổi được ngày" }
const ofDetails = {
  now: { en: "Send these details", vi: "Gửi thông tin" },
  sending,
  not: notNow,
  done: { en: "Thank you. Your details are on the booking.", vi: "Cảm ơn bạn. Thông tin đã được cập nhật." },
  failed: { en: "Your details could not be sent", vi: "Chưa gửi được thông tin" },
}

/** What the dialogs that change a booking say. */
export const changeMessages = {
  date: {
    title: { en: "Change the date: {product}", vi: "Đổi ngày: {product}" },
    now: { en: "Move to this date", vi: "Đổi sang ngày này" },
    sending: { en: "Moving…", vi: "Đang đổi…" },
    not: { en: "Keep this date", vi: "Giữ ngày cũ" },
    done: { en: "Your booking has a new date.", vi: "Đã đổi ngày cho đặt chỗ của bạn." },
    failed: moveFailed,
  },
  party: {
    title: { en: "Who travels: {product}", vi: "Số khách: {product}" },
    now: { en: "Change the travellers", vi: "Đổi số khách" },
    sending,
    not: { en: "Keep it as it is", vi: "Giữ nguyên" },
    done: { en: "Your booking has been changed.", vi: "Đã đổi số khách cho đặt chỗ của bạn." },
    failed: moveFailed,
  },
  details: {
    ...ofDetails,
    title: { en: "Flight, times and addresses: {product}", vi: "Chuyến bay, giờ và địa chỉ: {product}" },
  },
  /** Of a transfer without an airport, which has no flight. */
  times: { ...ofDetails, title: { en: "Times and addresses: {product}", vi: "Giờ và địa chỉ: {product}" } },
  /** Of a tour, which has no flight either. */
  pickup: { ...ofDetails, title: { en: "Pick-up address: {product}", vi: "Điểm đón: {product}" } },
  travelers: { ...ofDetails, title: { en: "Who travels: {product}", vi: "Khách đi: {product}" } },
  contact: {
    title: { en: "Phone and requests: {product}", vi: "Số điện thoại và yêu cầu: {product}" },
    now: common.save,
    sending,
    not: notNow,
    done: { en: "Your booking has been changed.", vi: "Đã cập nhật đặt chỗ của bạn." },
    failed: { en: "Your change could not be saved", vi: "Chưa lưu được thay đổi" },
  },
} satisfies Messages
