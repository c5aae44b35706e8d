import { kinds } from "#domain/uploads/messages.ts"
import type { Messages } from "#i18n/localized.ts"

const texts = {
  name: { en: "Picture library", vi: "Kho ảnh" },
  upload: { en: "Add pictures", vi: "Thêm ảnh vào kho" },
  into: { en: "Into the folder", vi: "Vào thư mục" },
  uploaded: { en: "%{name} is in the library", vi: "Đã thêm %{name} vào kho" },
  all: { en: "All pictures", vi: "Tất cả ảnh" },
  used: { en: "In use", vi: "Đang dùng" },
  unused: { en: "Not in use", vi: "Chưa dùng" },
  usedIn: { en: "Used in", vi: "Dùng ở" },
  notUsed: { en: "Not in use", vi: "Chưa dùng ở đâu" },
  use: { en: "Use", vi: "Tình trạng" },
  none: {
    en: "No pictures found. Change the filters, or add pictures.",
    vi: "Không có ảnh nào. Bạn đổi bộ lọc hoặc thêm ảnh.",
  },
  open: { en: "Open %{name}", vi: "Xem %{name}" },
  delete: { en: "Delete %{name}", vi: "Xóa %{name}" },
  deleteTitle: { en: "Delete this picture?", vi: "Xóa ảnh này?" },
  deleteText: {
    en: "It will be gone for good. It can't be brought back.",
    vi: "Ảnh sẽ bị xóa hẳn và không lấy lại được.",
  },
  deleteNow: { en: "Delete picture", vi: "Xóa ảnh" },
  inUseTitle: { en: "This picture is in use", vi: "Ảnh này đang được dùng" },
  inUseText: {
    en: "Take it out there first. Then it can be deleted.",
    vi: "Bạn gỡ ảnh ở những chỗ này trước rồi mới xóa được.",
  },
  keep: { en: "Keep", vi: "Giữ lại" },
  deleted: { en: "The picture was deleted.", vi: "Đã xóa ảnh." },
} satisfies Messages

export const uploadMessages = { ...texts, kinds }
