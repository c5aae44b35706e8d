import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const channels = {
  call: { en: "Call", vi: "Gọi điện" },
  zalo: { en: "Zalo", vi: "Zalo" },
  whatsapp: { en: "WhatsApp", vi: "WhatsApp" },
  facebook: { en: "Facebook", vi: "Facebook" },
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
  chat: {
    open: { en: "Zalo / WhatsApp", vi: "Zalo / WhatsApp" },
    openFor: { en: "Zalo / WhatsApp: %{name}", vi: "Zalo / WhatsApp: %{name}" },
    answer: { en: "Answer in the chat", vi: "Trả lời qua chat" },
    title: { en: "Message to %{name}", vi: "Nhắn cho %{name}" },
    text: { en: "Message", vi: "Nội dung" },
    zalo: { en: "Copy and open Zalo", vi: "Chép và mở Zalo" },
    whatsapp: { en: "Open WhatsApp", vi: "Mở WhatsApp" },
    copyFor: { en: "Copy for %{chatName}", vi: "Chép để gửi %{chatName}" },
    how: {
      en: "WhatsApp opens with the text. For Zalo the text is copied: paste it into the chat.",
      vi: "WhatsApp mở kèm nội dung. Với Zalo, nội dung được chép sẵn: bạn dán vào khung chat.",
    },
    howToPaste: {
      en: "The text is copied: paste it into the chat.",
      vi: "Nội dung được chép sẵn: bạn dán vào khung chat.",
    },
    askSent: {
      en: "Have you sent it? Then note it, so that colleagues know.",
      vi: "Bạn đã gửi chưa? Nếu rồi, ghi lại để đồng nghiệp biết.",
    },
    sent: { en: "Sent: note it", vi: "Đã gửi, ghi lại" },
    notSent: { en: "Not sent", vi: "Chưa gửi" },
    last: { en: "Last contact: %{channel}, %{time}, %{by}", vi: "Liên hệ gần nhất: %{channel}, %{time}, %{by}" },
  },
}
