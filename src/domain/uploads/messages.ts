import type { Messages } from "#i18n/localized.ts"

export const messages = {
  notMultipart: {
    en: "Send pictures as multipart/form-data.",
    vi: "Hãy gửi ảnh dưới dạng multipart/form-data.",
  },
  unreadable: {
    en: "The request is not readable multipart/form-data.",
    vi: "Không đọc được dữ liệu multipart/form-data.",
  },
  missing: { en: "Please choose a picture", vi: "Vui lòng chọn ảnh" },
  notAFile: { en: "This must be a file", vi: "Trường này phải là một tệp" },
  onlyOne: { en: "Please send one picture at a time here", vi: "Ở đây mỗi lần chỉ gửi được một ảnh" },
  tooMany: { en: "Please send at most 10 pictures at a time", vi: "Mỗi lần gửi tối đa 10 ảnh" },
  tooLarge: { en: "A picture can be at most 10 MB", vi: "Mỗi ảnh không được vượt quá 10 MB" },
  folderUnknown: { en: "This folder doesn't exist", vi: "Không có thư mục này" },
  unknownFormat: {
    en: "This is not a JPEG, PNG, WebP or AVIF picture",
    vi: "Đây không phải ảnh JPEG, PNG, WebP hay AVIF",
  },
  tooManyPixels: {
    en: "This picture has more than 50 megapixels; please make it smaller",
    vi: "Ảnh vượt quá 50 megapixel; bạn vui lòng thu nhỏ ảnh",
  },
  broken: {
    en: "This picture is damaged or incomplete; please save it again and retry",
    vi: "Ảnh bị hỏng hoặc chưa đầy đủ; bạn vui lòng lưu lại ảnh rồi gửi",
  },
  notThere: { en: "This picture doesn't exist, or has been deleted", vi: "Không có ảnh này (hoặc ảnh đã bị xóa)" },
  deleted: { en: "The picture was deleted.", vi: "Đã xóa ảnh." },
} satisfies Messages

export const kinds = {
  tour: { en: "tour", vi: "tour" },
  transfer: { en: "transfer", vi: "dịch vụ đưa đón" },
  product: { en: "product", vi: "sản phẩm" },
  blog: { en: "post", vi: "bài viết" },
  page: { en: "page", vi: "trang" },
  category: { en: "category", vi: "danh mục" },
  "tour-category": { en: "tour category", vi: "loại tour" },
  "transfer-category": { en: "transfer category", vi: "loại đưa đón" },
  booking: { en: "booking", vi: "đơn đặt" },
  settings: { en: "settings", vi: "cài đặt" },
} satisfies Messages
