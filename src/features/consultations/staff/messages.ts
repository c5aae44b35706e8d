import type { Messages } from "#i18n/localized.ts"

export const consultationMessages = {
  name: { en: "Enquiries", vi: "Tư vấn" },
  fields: {
    status: { en: "Status", vi: "Trạng thái" },
    subject: { en: "Subject", vi: "Tiêu đề" },
    person: { en: "From", vi: "Người gửi" },
    createdAt: { en: "Received", vi: "Nhận lúc" },
    language: { en: "Language", vi: "Ngôn ngữ" },
    tour: { en: "Tour", vi: "Tour" },
    dates: { en: "Travel dates", vi: "Ngày đi" },
    people: { en: "Travellers", vi: "Số khách" },
    budget: { en: "Budget (US$)", vi: "Ngân sách (US$)" },
    reach: { en: "Reach by", vi: "Liên hệ qua" },
    note: { en: "Internal note", vi: "Ghi chú nội bộ" },
    search: { en: "Name, email, subject", vi: "Tên, email, tiêu đề" },
  },
  status: {
    new: { en: "New", vi: "Mới" },
    contacted: { en: "Answered", vi: "Đã liên hệ" },
    closed: { en: "Closed", vi: "Đã xong" },
    spam: { en: "Spam", vi: "Thư rác" },
  },
  methods: {
    email: { en: "Email", vi: "Email" },
    phone: { en: "Phone", vi: "Điện thoại" },
    whatsapp: { en: "WhatsApp", vi: "WhatsApp" },
  },
  times: {
    anytime: { en: "any time", vi: "lúc nào cũng được" },
    morning: { en: "in the morning", vi: "buổi sáng" },
    afternoon: { en: "in the afternoon", vi: "buổi chiều" },
    evening: { en: "in the evening", vi: "buổi tối" },
  },
  flexible: { en: "flexible", vi: "linh hoạt" },
  adultsAndChildren: { en: "%{adults} adults, %{children} children", vi: "%{adults} người lớn, %{children} trẻ em" },
  message: { en: "Message", vi: "Nội dung" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Saved", vi: "Đã lưu" },
} satisfies Messages
