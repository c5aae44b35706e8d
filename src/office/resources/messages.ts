import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const kinds = {
  guide: { en: "Guide", vi: "Hướng dẫn viên" },
  driver: { en: "Driver", vi: "Tài xế" },
  vehicle: common.vehicle,
  boat: { en: "Boat", vi: "Tàu" },
} satisfies Messages

/** Names of fields in the log (`content.fields`) that no other slice has. */
export const resourceFields = {
  accountId: { en: "Account", vi: "Tài khoản" },
  homeCity: { en: "Home city", vi: "Nơi ở" },
  papers: { en: "Papers", vi: "Giấy tờ" },
  class: { en: "Class", vi: "Hạng" },
  expires: { en: "Valid until", vi: "Hạn đến" },
  vehicleKind: { en: "Model", vi: "Loại xe" },
  bags: { en: "Large bags", vi: "Vali lớn" },
  cabins: { en: "Cabins", vi: "Cabin" },
  languages: { en: "Languages", vi: "Ngoại ngữ" },
  partnerId: { en: "Partner", vi: "Đối tác" },
  resourceId: { en: "Guide or vehicle", vi: "Người hoặc xe" },
} satisfies Messages

const quick = {
  guides: { en: "Guides", vi: "Hướng dẫn viên" },
  drivers: { en: "Drivers", vi: "Tài xế" },
  vehicles: { en: "Vehicles", vi: "Xe" },
  boats: { en: "Boats", vi: "Tàu" },
  expiring: { en: "Papers expire soon", vi: "Giấy tờ sắp hết hạn" },
  archived: { en: "Archived", vi: "Lưu trữ" },
} satisfies Messages

const papers = {
  guideInternational: { en: "International guide card", vi: "Thẻ HDV quốc tế" },
  guideDomestic: { en: "Domestic guide card", vi: "Thẻ HDV nội địa" },
  guideOnSite: { en: "On-site guide card", vi: "Thẻ HDV tại điểm" },
  licence: { en: "Driving licence", vi: "Bằng lái" },
  health: { en: "Health certificate", vi: "Giấy khám sức khỏe" },
  registration: { en: "Registration", vi: "Đăng ký" },
  inspection: { en: "Inspection", vi: "Đăng kiểm" },
  insurance: { en: "Insurance", vi: "Bảo hiểm" },
  badge: { en: "Contract vehicle badge", vi: "Phù hiệu xe hợp đồng" },
  permit: { en: "Permit to carry passengers", vi: "Giấy phép chở khách" },
  other: { en: "Other paper", vi: "Giấy tờ khác" },
} satisfies Messages

const fields = {
  name: common.name,
  kind: { en: "Kind", vi: "Loại" },
  contact: common.phone,
  phone: common.phone,
  email: common.email,
  zalo: { en: "Zalo", vi: "Zalo" },
  account: { en: "Account", vi: "Tài khoản" },
  homeCity: { en: "Home city", vi: "Nơi ở" },
  languages: { en: "Languages", vi: "Ngoại ngữ" },
  skills: { en: "Languages or seats", vi: "Ngoại ngữ hoặc số chỗ" },
  papers: { en: "Papers", vi: "Giấy tờ" },
  paper: { en: "Paper", vi: "Loại giấy tờ" },
  number: { en: "Number", vi: "Số" },
  class: { en: "Class", vi: "Hạng" },
  expires: { en: "Valid until", vi: "Hạn đến" },
  vehicleKind: { en: "Model", vi: "Loại xe" },
  room: { en: "Room", vi: "Sức chứa" },
  bags: { en: "Large bags", vi: "Vali lớn" },
  cabins: { en: "Cabins", vi: "Cabin" },
  count: { en: "How many", vi: "Số lượng" },
  partner: { en: "Partner", vi: "Đối tác" },
  note: { en: "Note", vi: "Ghi chú" },
  personName: { en: "Full name", vi: "Họ tên" },
  plate: { en: "Plate", vi: "Biển số" },
  boatName: { en: "Name of the boat", vi: "Tên tàu" },
  boatKind: { en: "Kind of boat", vi: "Loại tàu" },
  seats: { en: "Seats for guests", vi: "Số chỗ cho khách" },
  cabin: { en: "Type of cabin", vi: "Hạng cabin" },
} satisfies Messages

const absences = {
  title: { en: "Days off", vi: "Ngày nghỉ" },
  none: { en: "No days off ahead.", vi: "Sắp tới không có ngày nghỉ." },
  add: { en: "Add days off", vi: "Thêm ngày nghỉ" },
  edit: { en: "Change days off", vi: "Sửa ngày nghỉ" },
  from: { en: "First day", vi: "Từ ngày" },
  to: { en: "Last day", vi: "Đến ngày" },
  reason: { en: "Reason, for the office only", vi: "Lý do (chỉ văn phòng đọc)" },
  saved: common.saved,
  remove: common.delete,
  removeQuestion: { en: "Delete these days off?", vi: "Xóa ngày nghỉ này?" },
  removeText: { en: "The days can be worked again.", vi: "Các ngày đó lại xếp việc được." },
  removed: common.deleted,
} satisfies Messages

const calendar = {
  title: { en: "Calendar", vi: "Lịch" },
  previous: { en: "Month before", vi: "Tháng trước" },
  next: { en: "Next month", vi: "Tháng sau" },
  trip: { en: "Trip", vi: "Đi" },
  off: { en: "Off", vi: "Nghỉ" },
  expired: { en: "Expired", vi: "Hết hạn" },
} satisfies Messages

export const resourceMessages = {
  name: { en: "Guides & vehicles", vi: "Hướng dẫn viên & xe" },
  search: { en: "Name, plate, phone, city", vi: "Tên, biển số, điện thoại, nơi ở" },
  about: {
    en: "Whoever and whatever goes on a trip, yours or a partner's. Archived entries are no longer offered, but past trips keep their names.",
    vi: "Người và phương tiện đi theo chuyến, của công ty hoặc của đối tác. Mục đã lưu trữ không còn được gợi ý, nhưng chuyến cũ vẫn giữ tên.",
  },
  none: { en: "Nobody and nothing here yet.", vi: "Chưa có ai hay phương tiện nào." },
  add: { en: "Add", vi: "Thêm" },
  new: {
    guide: { en: "Add a guide", vi: "Thêm hướng dẫn viên" },
    driver: { en: "Add a driver", vi: "Thêm tài xế" },
    vehicle: { en: "Add a vehicle", vi: "Thêm xe" },
    boat: { en: "Add a boat", vi: "Thêm tàu" },
  },
  edit: { en: "Edit", vi: "Sửa" },
  save: common.save,
  saved: common.saved,
  archive: { en: "Archive", vi: "Lưu trữ" },
  archived: { en: "Archived. It is no longer offered.", vi: "Đã lưu trữ, không còn được gợi ý." },
  restore: { en: "Use again", vi: "Dùng lại" },
  restored: { en: "Offered again.", vi: "Đã dùng lại." },
  isArchived: { en: "Archived", vi: "Lưu trữ" },
  addPaper: { en: "Add a paper", vi: "Thêm giấy tờ" },
  addCabin: { en: "Add a type of cabin", vi: "Thêm hạng cabin" },
  own: { en: "Our own", vi: "Của công ty" },
  noAccount: { en: "None", vi: "Không có" },
  accountHint: {
    en: "Whoever signs in with it sees the departures that they guide.",
    vi: "Người đăng nhập tài khoản này thấy các chuyến mình dẫn.",
  },
  seatsOf: { en: "%{smart_count} seat |||| %{smart_count} seats", vi: "%{smart_count} chỗ" },
  bagsOf: { en: "%{smart_count} bag |||| %{smart_count} bags", vi: "%{smart_count} vali" },
  validUntil: { en: "until %{date}", vi: "đến %{date}" },
  expiredOn: { en: "expired on %{date}", vi: "hết hạn %{date}" },
  expiredSince: { en: "%{paper} expired on %{date}", vi: "%{paper} hết hạn từ %{date}" },
  expiresOn: { en: "%{paper} expires on %{date}", vi: "%{paper} hết hạn ngày %{date}" },
  expiring: { en: "Papers that expire soon", vi: "Giấy tờ sắp hết hạn" },
  noPapers: { en: "No papers entered.", vi: "Chưa nhập giấy tờ." },
  details: { en: "Details", vi: "Thông tin" },
  kinds,
  quick,
  papers,
  fields,
  absences,
  calendar,
}

export const partnerMessages = {
  name: { en: "Partners", vi: "Đối tác" },
  about: {
    en: "Companies and people who lend guides, drivers, vehicles and boats.",
    vi: "Công ty và cá nhân cho thuê hướng dẫn viên, tài xế, xe và tàu.",
  },
  none: { en: "No partners yet.", vi: "Chưa có đối tác nào." },
  add: { en: "Add a partner", vi: "Thêm đối tác" },
  edit: { en: "Change partner", vi: "Sửa đối tác" },
  saved: common.saved,
  isArchived: { en: "No longer works with us", vi: "Không còn hợp tác" },
} satisfies Messages
