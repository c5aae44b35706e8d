import type { Messages } from "#i18n/localized.ts"

const statuses = {
  unconfirmed: { en: "Address not confirmed yet", vi: "Chưa xác nhận email" },
  waiting: { en: "Waiting", vi: "Đang chờ" },
  offered: { en: "Places held until %{time}", vi: "Giữ chỗ đến %{time}" },
  booked: { en: "Booked", vi: "Đã đặt" },
  left: { en: "Left the list", vi: "Đã rời danh sách" },
  expired: { en: "Didn't answer the offer", vi: "Không trả lời khi có chỗ" },
  ended: { en: "The departure is over", vi: "Chuyến đã qua" },
} satisfies Messages

/** Texts of the waiting list. */
export const waitingListMessages = {
  name: { en: "Waiting list", vi: "Danh sách chờ" },
  about: {
    en: "Places that come free are offered by email to the first party that fits, and held for 12 hours. Further parties of the same network come last and have 3 hours.",
    vi: "Chỗ trống được báo qua email cho khách đầu tiên vừa số người và giữ trong 12 giờ. Các nhóm khác cùng mạng xếp sau và được giữ 3 giờ.",
  },
  remove: { en: "Take off the list", vi: "Xóa khỏi danh sách" },
  removed: { en: "Taken off the list", vi: "Đã xóa khỏi danh sách" },
  offered: { en: "Places offered to the waiting list", vi: "Chỗ đang báo cho khách chờ" },
  statuses,
}
