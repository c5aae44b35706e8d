import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const channels = {
  call: { en: "Call", vi: "Gọi điện" },
  zalo: { en: "Zalo", vi: "Zalo" },
  whatsapp: { en: "WhatsApp", vi: "WhatsApp" },
  email: common.email,
  visit: { en: "Visit", vi: "Gặp trực tiếp" },
} satisfies Messages

const ready = {
  noAnswer: { en: "No answer", vi: "Không nghe máy" },
  callBack: { en: "Asked to be called back", vi: "Hẹn gọi lại" },
  sent: { en: "Message sent, waiting for an answer", vi: "Đã nhắn, chờ trả lời" },
} satisfies Messages

/** Texts of the log of calls and messages. */
export const contactLogMessages = {
  name: { en: "Calls and messages", vi: "Nhật ký liên hệ" },
  none: { en: "Nothing noted yet.", vi: "Chưa ghi lần liên hệ nào." },
  add: { en: "Note a call or message", vi: "Ghi lần liên hệ" },
  channel: { en: "How", vi: "Qua" },
  text: { en: "What was said", vi: "Nội dung" },
  remindOn: { en: "Remind on", vi: "Nhắc ngày" },
  remindAt: { en: "At", vi: "Lúc" },
  added: { en: "Noted", vi: "Đã ghi" },
  reminder: { en: "Reminder: %{time}", vi: "Nhắc lại: %{time}" },
  done: { en: "Done", vi: "Xong" },
  isDone: { en: "done", vi: "đã xong" },
  undone: { en: "The reminder stays", vi: "Lời nhắc vẫn còn" },
  due: { en: "To call back", vi: "Cần liên hệ lại" },
  late: { en: "since %{time}", vi: "từ %{time}" },
  channels,
  ready,
}
