/** As the texts of `i18n/localized.ts`, which lies on the floor of this file. */
type Text = { en: string; vi: string }

/** What a colleague may be. Administrators read these words when they invite somebody or change a role. */
export const STAFF_ROLES = {
  admin: {
    name: { en: "Administrator", vi: "Quản trị viên" },
    about: {
      en: "Can do everything, including accounts, how long guests' data is kept, and erasing a guest.",
      vi: "Làm được mọi việc, kể cả tài khoản, thời gian lưu dữ liệu khách và xóa dữ liệu của khách.",
    },
  },
  /** Called `staff` by the specification and in the database. */
  staff: {
    name: { en: "Manager", vi: "Quản lý" },
    about: {
      en: "Runs the company: all of the work below and the settings. Doesn't manage accounts, bank accounts or how long data is kept.",
      vi: "Điều hành công ty: mọi việc bên dưới và phần cài đặt. Không quản lý tài khoản, tài khoản ngân hàng và thời gian lưu dữ liệu.",
    },
  },
  sales: {
    name: { en: "Sales", vi: "Kinh doanh" },
    about: {
      en: "Takes and changes bookings, answers enquiries, keeps the waiting list and guests' details, and records deposits. Reads departures and tours.",
      vi: "Nhận và sửa đơn đặt, trả lời khách hỏi, lo danh sách chờ và thông tin khách, ghi tiền cọc. Xem được chuyến khởi hành và tour.",
    },
  },
  operations: {
    name: { en: "Operations", vi: "Điều hành tour" },
    about: {
      en: "Plans departures, schedules and holidays, assigns guides and vehicles, and writes to guests on board. Reads bookings.",
      vi: "Xếp chuyến, lịch khởi hành và ngày lễ, phân hướng dẫn viên và xe, nhắn khách của chuyến. Xem được đơn đặt.",
    },
  },
  accounts: {
    name: { en: "Accounts", vi: "Kế toán" },
    about: {
      en: "Records payments and refunds, keeps the cash book, exports bookings, and sets exchange rates and bank accounts. Reads bookings, but can't change them or the tours.",
      vi: "Ghi tiền thu và tiền hoàn, giữ sổ quỹ, xuất danh sách đơn, đặt tỷ giá và tài khoản ngân hàng. Xem được đơn đặt nhưng không sửa đơn và tour.",
    },
  },
  content: {
    name: { en: "Content", vi: "Nội dung" },
    about: {
      en: "Writes tours, transfers, extras, posts and categories, looks after pictures, and publishes reviews. Doesn't see guests' bookings.",
      vi: "Viết tour, xe, dịch vụ thêm, bài viết, danh mục, lo hình ảnh và duyệt đánh giá. Không xem đơn đặt của khách.",
    },
  },
  guide: {
    name: { en: "Guide", vi: "Hướng dẫn viên" },
    about: {
      en: "Sees the departures assigned to this account, and on the day of the tour who comes along. Nothing else.",
      vi: "Chỉ xem các chuyến được phân cho tài khoản này và danh sách khách trong ngày đi.",
    },
  },
} satisfies Record<string, { name: Text; about: Text }>

export type StaffRole = keyof typeof STAFF_ROLES
export type Role = "customer" | StaffRole

export const STAFF_ROLE_NAMES = Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]]
export const ROLES: readonly [Role, ...Role[]] = ["customer", ...STAFF_ROLE_NAMES]

/** The areas of the work, and the roles that do it. Routes and screens name an area. */
export const AREAS = {
  /** Everybody who works here, guides too. */
  team: STAFF_ROLE_NAMES,
  /** All who work at the desk. */
  office: STAFF_ROLE_NAMES.filter((role) => role !== "guide"),
  /** Reading bookings. */
  bookings: ["admin", "staff", "sales", "operations", "accounts"],
  /** Talking with guests: departures with who is on board, mails, calls. */
  guests: ["admin", "staff", "sales", "operations"],
  /** Changing bookings, answering enquiries. */
  sales: ["admin", "staff", "sales"],
  operations: ["admin", "staff", "operations"],
  /** Recording what guests pay. */
  payments: ["admin", "staff", "sales", "accounts"],
  /** Refunds, exports, rates. */
  accounts: ["admin", "staff", "accounts"],
  /** What the company sells and earns. */
  figures: ["admin", "staff", "accounts"],
  /** The accounts into which guests pay. */
  bankAccounts: ["admin", "accounts"],
  content: ["admin", "staff", "content"],
  settings: ["admin", "staff"],
  /** Accounts, retention, erasing. */
  administration: ["admin"],
} as const satisfies Record<string, readonly StaffRole[]>

export type Area = keyof typeof AREAS

export function isStaff({ role }: { role: Role }): boolean {
  return role !== "customer"
}

/** Returns whether somebody of this role works in an area. Customers and visitors work in none. */
export function may(user: { role: Role } | undefined, area: Area): boolean {
  const roles: readonly Role[] = AREAS[area]
  return user !== undefined && roles.includes(user.role)
}
