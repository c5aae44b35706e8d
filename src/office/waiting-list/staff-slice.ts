import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { waitingListMessages } from "./messages.ts"

export const waitingList: StaffSlice = {
  messages: { waitingList: waitingListMessages },
  mails: {
    "waiting-list-request": { en: "Waiting list: please confirm", vi: "Danh sách chờ: xác nhận" },
    "waiting-list-already-waiting": { en: "Waiting list: already on it", vi: "Danh sách chờ: đã đăng ký rồi" },
    "waiting-list-expired": { en: "Waiting list: places no longer held", vi: "Danh sách chờ: hết hạn giữ chỗ" },
    "waiting-list-offer": { en: "Waiting list: places are free", vi: "Danh sách chờ: đã có chỗ" },
    "waiting-list-ended": { en: "Waiting list: ended", vi: "Danh sách chờ: đã đóng" },
  },
  // Today lists the offers. Each departure shows its list.
  resources: [{ name: "waitingList", area: "sales", endpoint: "/waiting-list/offered" }],
}
