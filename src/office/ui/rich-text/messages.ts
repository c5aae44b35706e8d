import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the rich text input. */
export const richTextMessages = {
  vi: common.vietnamese,
  en: common.english,
  languages: { en: "Language of the text", vi: "Ngôn ngữ của bài" },
  loading: { en: "Loading the editor…", vi: "Đang mở trình soạn thảo…" },
  level: { en: "Paragraph or heading", vi: "Đoạn văn hay đề mục" },
  paragraph: { en: "Paragraph", vi: "Đoạn văn" },
  heading2: { en: "Heading", vi: "Đề mục" },
  heading3: { en: "Smaller heading", vi: "Đề mục nhỏ" },
  heading4: { en: "Smallest heading", vi: "Đề mục nhỏ nhất" },
  link: { en: "Link", vi: "Liên kết" },
  linkAddress: { en: "Address", vi: "Địa chỉ" },
  linkHelp: {
    en: "A page of ours such as /tours, or an address such as https://…, mailto:… or tel:…",
    vi: "Trang của mình như /tours, hoặc địa chỉ như https://…, mailto:… hay tel:…",
  },
  linkWrong: {
    en: "This address can't be used. Start it with /, https://, mailto: or tel:.",
    vi: "Địa chỉ này chưa dùng được. Bạn bắt đầu bằng /, https://, mailto: hoặc tel:.",
  },
  linkSave: { en: "Set link", vi: "Gắn liên kết" },
  linkRemove: { en: "Remove link", vi: "Bỏ liên kết" },
  picture: { en: "Insert a picture", vi: "Chèn ảnh" },
  pictureAlt: { en: "What the picture shows", vi: "Ảnh này có gì" },
  pictureAltHelp: {
    en: "One sentence, for readers who can't see it and for Google.",
    vi: "Một câu, cho người không xem được ảnh và cho Google.",
  },
  pictureInsert: { en: "Insert", vi: "Chèn" },
  pictureOther: { en: "Another picture", vi: "Chọn ảnh khác" },
  table: { en: "Table", vi: "Bảng" },
  tableChanges: {
    rowAfter: { en: "Add a row below", vi: "Thêm hàng bên dưới" },
    columnAfter: { en: "Add a column on the right", vi: "Thêm cột bên phải" },
    headerRow: { en: "Heading row on or off", vi: "Bật hoặc tắt hàng tiêu đề" },
    deleteRow: { en: "Delete the row", vi: "Xóa hàng" },
    deleteColumn: { en: "Delete the column", vi: "Xóa cột" },
    deleteTable: { en: "Delete the table", vi: "Xóa bảng" },
  },
  lost: {
    pictures: { en: "pictures (insert them with the picture button)", vi: "ảnh (chèn lại bằng nút Chèn ảnh)" },
    drawings: { en: "drawings, text boxes, formulas or videos", vi: "hình vẽ, khung chữ, công thức hoặc video" },
    tablesInTables: { en: "a table inside a table", vi: "bảng nằm trong bảng" },
  },
  lostInPasting: { en: "Not kept in pasting: %{things}.", vi: "Những phần không dán được: %{things}." },
  asHtml: {
    en: "This text has a caption that the editor can't show. You can change it here as HTML.",
    vi: "Bài này có chú thích mà trình soạn thảo chưa hiện được. Bạn sửa ở đây dưới dạng HTML.",
  },
} satisfies Messages
