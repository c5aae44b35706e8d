import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the manifest that a guide opens. */
export const manifestMessages = {
  title: { en: "Manifest", vi: "Danh sách khách" },
  loading: { en: "Loading the manifest …", vi: "Đang tải danh sách …" },
  goneTitle: { en: "This link doesn't work", vi: "Liên kết này không dùng được" },
  gone: {
    en: "It has expired or was withdrawn. Please ask the office for a new one.",
    vi: "Liên kết đã hết hạn hoặc đã bị khóa. Bạn hỏi văn phòng để nhận liên kết mới.",
  },
  failed: { en: "The manifest could not be loaded.", vi: "Chưa tải được danh sách." },
  calledOff: { en: "This departure has been cancelled", vi: "Chuyến này đã hủy" },
  noPickups: {
    en: "Nobody is to be picked up. Please call the office before you call a guest.",
    vi: "Không đón khách nào. Bạn gọi văn phòng trước khi gọi cho khách.",
  },
  nobody: { en: "Nobody has booked yet.", vi: "Chưa có khách đặt." },
  people: { en: "{n} {n|person|people}", vi: "{n} khách" },
  guide: { en: "Guide", vi: "Hướng dẫn viên" },
  vehicle: common.vehicle,
  office: { en: "Call the office", vi: "Gọi văn phòng" },
  call: { en: "Call {phone}", vi: "Gọi {phone}" },
  noPlace: { en: "Pick-up place unknown: please call", vi: "Chưa có điểm đón: bạn gọi cho khách" },
  privateGroup: { en: "Private group", vi: "Đi riêng" },
  toCollect: { en: "Still to collect: {amount}", vi: "Còn phải thu: {amount}" },
  pending: { en: "not confirmed yet", vi: "chưa xác nhận" },
  noShow: { en: "did not come", vi: "không đến" },
  speaksEnglish: { en: "speaks English", vi: "nói tiếng Anh" },
  speaksVietnamese: { en: "speaks Vietnamese", vi: "nói tiếng Việt" },
  until: { en: "This link works until {time} (Hanoi time).", vi: "Liên kết dùng được đến {time} (giờ Hà Nội)." },
} satisfies Messages
