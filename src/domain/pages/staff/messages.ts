import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  slugTaken: {
    en: "Another page has this address. Please choose another.",
    vi: "Đã có trang khác dùng đường dẫn này. Bạn chọn đường dẫn khác nhé.",
  },
  slugReserved: {
    en: "The site itself uses the address /{slug}. Please choose another, such as /our-{slug}.",
    vi: "Trang web đã dùng đường dẫn /{slug}. Bạn chọn đường dẫn khác, ví dụ /{slug}-cua-chung-toi.",
  },
  contentRequired: {
    en: "The text has only HTML that isn't allowed. Please write some text.",
    vi: "Sau khi bỏ các phần không được phép, nội dung không còn gì",
  },
  kindTaken: {
    en: "There is such a page already, and there can be only one. Please edit that one, or choose another kind.",
    vi: "Đã có trang loại này và chỉ được có một. Bạn sửa trang đó, hoặc chọn loại khác.",
  },
  fieldEmpty: {
    en: "The field {field} is empty in the settings. Fill it in there, or take it out of the text, before you publish.",
    vi: "Trường {field} còn trống trong phần cài đặt. Bạn điền ở đó, hoặc bỏ trường này khỏi nội dung, rồi mới đăng.",
  },
  markLeft: {
    en: "Still to be decided: [[{mark}]]. Replace it with your own words before you publish.",
    vi: "Còn chỗ chưa quyết định: [[{mark}]]. Bạn thay bằng nội dung của công ty rồi mới đăng.",
  },
} satisfies Messages
