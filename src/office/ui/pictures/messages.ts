import type { UploadFolder } from "#domain/uploads/upload.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the picture inputs. `%{name}` is filled in. */
const texts = {
  drop: { en: "Drop pictures here, or", vi: "Kéo ảnh vào đây, hoặc" },
  dropOne: { en: "Drop a picture here, or", vi: "Kéo một ảnh vào đây, hoặc" },
  dropNow: { en: "Let go to upload", vi: "Thả ra để tải lên" },
  choose: { en: "Choose files", vi: "Chọn từ máy" },
  fromLibrary: { en: "Choose from the library", vi: "Chọn từ kho ảnh" },
  limits: { en: "JPEG, PNG, WebP or AVIF, up to 10 MB each", vi: "JPEG, PNG, WebP hoặc AVIF, mỗi ảnh tối đa 10 MB" },
  count: { en: "%{n} of up to %{max}", vi: "%{n} trong tối đa %{max} ảnh" },

  uploads: { en: "Uploads", vi: "Ảnh đang tải lên" },
  uploading: { en: "Uploading %{name}", vi: "Đang tải %{name}" },
  waiting: { en: "Waiting", vi: "Đang chờ" },
  preparing: { en: "Preparing…", vi: "Đang xử lý…" },
  failed: { en: "%{name} was not uploaded", vi: "Chưa tải được %{name}" },
  lost: {
    en: "The connection was lost half-way. The file is still here: try again.",
    vi: "Mất kết nối giữa chừng. Ảnh vẫn còn ở đây: bạn bấm thử lại.",
  },
  tooLarge: {
    en: "The file is over 10 MB. Save it smaller, then add it again.",
    vi: "Ảnh nặng hơn 10 MB. Bạn giảm dung lượng rồi thêm lại.",
  },
  wrongFormat: {
    en: "Only JPEG, PNG, WebP and AVIF pictures can be used. Save it as JPEG, then add it again.",
    vi: "Chỉ dùng được ảnh JPEG, PNG, WebP hoặc AVIF. Bạn lưu ảnh thành JPEG rồi thêm lại.",
  },
  noRoom: { en: "There is only room for %{max} pictures.", vi: "Chỉ thêm được tối đa %{max} ảnh." },
  retry: common.tryAgain,
  dismiss: { en: "Dismiss", vi: "Bỏ qua" },
  stop: { en: "Stop", vi: "Dừng" },
  stillUploading: {
    en: "Pictures are still uploading. Save when they are done.",
    vi: "Ảnh còn đang tải lên. Bạn đợi xong rồi lưu.",
  },

  picture: { en: "Picture %{n}", vi: "Ảnh %{n}" },
  cover: { en: "Shown first", vi: "Ảnh đầu tiên" },
  altEn: { en: "What it shows, in English", vi: "Mô tả ảnh, tiếng Anh" },
  altVi: { en: "What it shows, in Vietnamese", vi: "Mô tả ảnh, tiếng Việt" },
  noAltEn: { en: "No English description", vi: "Thiếu mô tả tiếng Anh" },
  noAltVi: { en: "No Vietnamese description", vi: "Thiếu mô tả tiếng Việt" },
  drag: { en: "Drag to another place", vi: "Kéo để đổi thứ tự" },
  earlier: { en: "Move picture %{n} up", vi: "Đưa ảnh %{n} lên trước" },
  later: { en: "Move picture %{n} down", vi: "Đưa ảnh %{n} ra sau" },
  moved: { en: "Picture moved to place %{n}", vi: "Đã chuyển ảnh đến vị trí %{n}" },
  remove: { en: "Remove picture %{n}", vi: "Bỏ ảnh %{n}" },
  removed: { en: "Picture removed. It stays in the library.", vi: "Đã bỏ ảnh. Ảnh vẫn còn trong kho." },
  removeOne: { en: "Remove", vi: "Bỏ ảnh" },

  focus: { en: "Focus point", vi: "Điểm nhấn" },
  focusHelp: {
    en: "Click what matters most. It stays in view where the picture is cropped.",
    vi: "Bấm vào chỗ quan trọng nhất. Chỗ đó luôn được giữ lại khi ảnh bị cắt.",
  },
  focusPick: { en: "Set the focus point by a click", vi: "Bấm để đặt điểm nhấn" },
  focusX: { en: "From the left", vi: "Từ trái sang" },
  focusY: { en: "From the top", vi: "Từ trên xuống" },
  focusPreview: { en: "How it will be cropped", vi: "Ảnh sẽ được cắt như sau" },
  focusMiddle: { en: "Back to the middle", vi: "Về giữa ảnh" },
  focusDone: { en: "Done", vi: "Xong" },
  wide: { en: "Wide", vi: "Ngang" },
  card: { en: "Card", vi: "Thẻ" },
  tall: { en: "Tall", vi: "Dọc" },

  library: { en: "Picture library", vi: "Kho ảnh" },
  folder: { en: "Folder", vi: "Thư mục" },
  allFolders: { en: "All folders", vi: "Tất cả thư mục" },
  search: { en: "File name, tour, post…", vi: "Tên tệp, tour, bài viết…" },
  noneFound: { en: "No pictures found.", vi: "Không tìm thấy ảnh nào." },
  add: { en: "Add |||| Add %{smart_count} pictures", vi: "Thêm %{smart_count} ảnh" },
  usedBy: { en: "In: %{name}%{more}", vi: "Dùng ở: %{name}%{more}" },
  unused: { en: "Not in use", vi: "Chưa dùng" },
  isThere: { en: "Already added", vi: "Đã thêm rồi" },
  noName: { en: "No file name", vi: "Không có tên" },
} satisfies Messages

const folders = {
  products: { en: "Products", vi: "Sản phẩm" },
  tours: common.tours,
  transfers: { en: "Transfers", vi: "Đưa đón" },
  blog: { en: "Blog", vi: "Bài viết" },
  categories: { en: "Categories", vi: "Danh mục" },
  company: { en: "Company", vi: "Công ty" },
} satisfies Record<UploadFolder, Messages[string]>

export const pictureMessages = { ...texts, folders }
