import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the screens of pages. */
export const pageMessages = {
  name: { en: "Pages", vi: "Trang" },
  new: { en: "New page", vi: "Trang mới" },
  archivedHint: { en: "Off the site, kept for later.", vi: "Gỡ khỏi trang web, vẫn giữ lại." },
  text: { en: "Text", vi: "Nội dung" },
  links: { en: "Links on the site", vi: "Liên kết trên trang web" },
  kinds: {
    page: { en: "Page", vi: "Trang thường" },
    faq: { en: "Questions and answers", vi: "Câu hỏi thường gặp" },
    about: { en: "About the company", vi: "Giới thiệu công ty" },
    terms: { en: "Terms", vi: "Điều khoản" },
    privacy: { en: "Privacy", vi: "Quyền riêng tư" },
  },
  kindHints: {
    page: { en: "A text with a picture at its head.", vi: "Bài viết có ảnh ở đầu trang." },
    faq: {
      en: "Each heading is a question, and the text below it the answer. Google can show them in its results.",
      vi: "Mỗi đề mục là một câu hỏi, phần bên dưới là câu trả lời. Google có thể hiện chúng trong kết quả tìm kiếm.",
    },
    about: {
      en: "Designed by the site: a smallest heading at the very beginning stands above the title, a quotation alone becomes a large sentence, smaller headings stand side by side, items that begin in bold become stamps, and a numbered list the reasons. Figures and contact are added from the settings.",
      vi: "Trang tự trình bày: đề mục nhỏ nhất ở đầu bài đứng trên tiêu đề, câu trích dẫn đứng riêng thành câu chữ lớn, các đề mục nhỏ xếp cạnh nhau, mục danh sách bắt đầu bằng chữ đậm thành con dấu, danh sách đánh số thành các lý do. Con số và thông tin liên hệ lấy từ phần cài đặt.",
    },
    terms: {
      en: "Bookings keep the version that guests agreed to.",
      vi: "Mỗi đơn đặt giữ lại bản điều khoản mà khách đã đồng ý.",
    },
    privacy: {
      en: "Which personal data you use, what for and for how long.",
      vi: "Công ty dùng dữ liệu cá nhân nào, để làm gì và trong bao lâu.",
    },
  },
  lawyer: {
    en: "This text has legal effect. The template follows Vietnamese law as we know it, but only a lawyer can say whether it fits your company. Have it checked before you publish.",
    vi: "Văn bản này có hiệu lực pháp lý. Mẫu được soạn theo pháp luật Việt Nam như chúng tôi hiểu, nhưng chỉ luật sư mới biết có phù hợp với công ty bạn hay không. Hãy nhờ luật sư rà soát trước khi đăng.",
  },
  marks: { en: "Still to be decided before you can publish (%{n}):", vi: "Cần quyết định trước khi đăng (%{n}):" },
  fields: { en: "Fields that follow the settings", vi: "Các trường lấy từ phần cài đặt" },
  fieldsHint: {
    en: "Write a field into the text with its braces. Visitors read what it says here today.",
    vi: "Viết tên trường kèm dấu ngoặc vào nội dung. Khách sẽ đọc giá trị hiện tại ghi bên cạnh.",
  },
  fieldEmpty: { en: "(empty in the settings)", vi: "(còn trống trong cài đặt)" },
  placements: {
    menu: { en: "In the menu", vi: "Trên menu" },
    footer: { en: "In the footer", vi: "Ở chân trang" },
    none: { en: "Nowhere", vi: "Không đặt liên kết" },
  },
  positionHint: { en: "Lower numbers come first.", vi: "Số nhỏ đứng trước." },
  headingHint: { en: "On the page, if it isn't the title.", vi: "Hiện trên trang, nếu khác tên trang." },
  slugViHint: {
    en: "The address below /vi. Leave it empty to use the same one.",
    vi: "Đường dẫn sau /vi. Để trống nếu dùng chung một đường dẫn.",
  },
  descriptionHint: {
    en: "For Google, and below the title of legal texts. Without one, the text's beginning is used.",
    vi: "Cho Google, và hiện dưới tiêu đề của văn bản pháp lý. Để trống thì lấy đoạn đầu.",
  },
  toDecide: { en: "%{n} to decide", vi: "%{n} chỗ cần quyết định" },
  versions: { en: "Versions", vi: "Các phiên bản" },
  noVersions: { en: "Nothing has been saved yet.", vi: "Chưa có bản nào được lưu." },
  versionsHint: {
    en: "When the settings change what a field says, bookings keep the text with the new value under a number of its own. Those versions aren't listed.",
    vi: "Khi phần cài đặt làm đổi giá trị của một trường, đơn đặt giữ nội dung với giá trị mới dưới một số riêng. Các bản đó không nằm trong danh sách này.",
  },
  version: { en: "Version %{number}", vi: "Bản %{number}" },
  versionPublished: { en: "Visitors could read it", vi: "Khách từng đọc được" },
  versionBy: { en: "%{name}, %{time}", vi: "%{name}, %{time}" },
  system: { en: "The site", vi: "Hệ thống" },
  read: { en: "Read", vi: "Xem" },
  restore: { en: "Put into the form", vi: "Đưa vào biểu mẫu" },
  restored: {
    en: "The texts of this version are in the form now. Check them, then save.",
    vi: "Nội dung bản này đã nằm trong biểu mẫu. Bạn kiểm tra rồi lưu.",
  },
  delete: { en: "Delete page", vi: "Xóa trang" },
  deleteHint: {
    en: "To take it off the site but keep it, make it a draft or archive it instead. Terms to which bookings refer are archived.",
    vi: "Nếu chỉ muốn gỡ khỏi trang web mà vẫn giữ lại, bạn chuyển về bản nháp hoặc lưu trữ. Điều khoản đã có đơn đặt áp dụng sẽ được lưu trữ.",
  },
  deleteTitle: { en: "Delete this page?", vi: "Xóa trang này?" },
  deleteText: {
    en: "It will be gone for good, in both languages and with all its versions.",
    vi: "Trang sẽ mất hẳn ở cả hai ngôn ngữ, cùng mọi phiên bản.",
  },
  languages: { en: common.english, vi: common.vietnamese },
} satisfies Messages

/** Names of the fields that only pages have. */
export const pageFields = {
  kind: { en: "Kind", vi: "Loại trang" },
  heading: { en: "Large heading", vi: "Tiêu đề lớn" },
  slugVi: { en: "Vietnamese web address", vi: "Đường dẫn tiếng Việt" },
  image: { en: "Picture at its head", vi: "Ảnh đầu trang" },
  placement: { en: "Where the site links to it", vi: "Đặt liên kết ở đâu" },
} satisfies Messages
