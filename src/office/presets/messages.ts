import type { Messages } from "#i18n/localized.ts"

/** Names of the fields, also for errors and conflicts (`content.fields`). */
export const presetFields = {
  items: { en: "List", vi: "Danh sách" },
} satisfies Messages

export const presetMessages = {
  name: { en: "Templates", vi: "Mẫu có sẵn" },
  lists: {
    replies: { en: "Saved replies", vi: "Mẫu trả lời" },
    policies: { en: "Cancellation policies", vi: "Mẫu điều khoản hủy" },
  },
  about: {
    replies: {
      en: "Answers to start from, in the order in which they are offered. The greeting and your name are added. What stands in [brackets] must be filled in before the answer can be sent.",
      vi: "Các mẫu để bắt đầu trả lời, theo thứ tự hiện ra. Lời chào và tên bạn được thêm tự động. Chỗ trong [ngoặc vuông] phải điền xong mới gửi được.",
    },
    policies: {
      en: "Choose one in the editor of a tour and it fills the terms there. Tours keep what was chosen or written for them, whatever you change here.",
      vi: "Khi sửa tour, bạn chọn một mẫu để điền sẵn điều khoản hủy. Tour đã có điều khoản thì giữ nguyên, dù mẫu ở đây thay đổi.",
    },
  },
  replyName: { en: "Name of the reply", vi: "Tên mẫu" },
  replyText: { en: "Text", vi: "Nội dung" },
  addReply: { en: "Add a reply", vi: "Thêm mẫu trả lời" },
  policyName: { en: "Name of the policy", vi: "Tên mẫu" },
  addPolicy: { en: "Add a policy", vi: "Thêm mẫu điều khoản" },
  addBand: { en: "Add a period", vi: "Thêm mốc" },
  termsHint: {
    en: "What guests read. Without it, only the refunds are filled in.",
    vi: "Nội dung khách đọc. Nếu để trống, chỉ điền mức hoàn tiền.",
  },
} satisfies Messages
