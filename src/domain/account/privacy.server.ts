import { and, eq } from "drizzle-orm"
import { hasEmail, knownNetworks, users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Contact, classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { authenticatorApps, passkeys, recoveryCodes } from "./second-factor/second-factor.table.server.ts"
import { staffUser } from "./staff/shapes.server.ts"
import { requireUser, type StaffUser } from "./staff/users.server.ts"

export async function findAccountByEmail(email: string): Promise<StaffUser | null> {
  const confirmed = and(hasEmail(email), eq(users.emailVerified, true))
  const [row] = await db.select({ id: users.id }).from(users).where(confirmed)
  return row ? requireUser(row.id) : null
}

/** Deletes the account of an address, confirmed or not, and takes the address from accounts where it waits. @returns the ids */
async function deleteAccounts(who: Contact, transaction: Database): Promise<string[]> {
  if (!("email" in who)) return []
  const { email } = who
  await transaction.update(users).set({ pendingEmail: null }).where(eq(users.pendingEmail, email))
  const deleted = await transaction
    .delete(users)
    .where(and(hasEmail(email), eq(users.role, "customer")))
    .returning({ id: users.id })
  return deleted.map(({ id }) => id)
}

export const personalData: PersonalData = {
  tables: [
    classify({
      table: users,
      purpose: {
        name: { en: "Accounts", vi: "Tài khoản" },
        why: {
          en: "To let guests see their bookings and colleagues do their work. Passwords are stored as hashes only.",
          vi: "Để khách xem đặt chỗ của mình và nhân viên làm việc. Mật khẩu chỉ lưu dưới dạng mã băm.",
        },
        kept: {
          en: "Until the person asks for it to be erased; 7 days if the address is never confirmed",
          vi: "Đến khi chủ tài khoản yêu cầu xóa; 7 ngày nếu email không được xác nhận",
        },
      },
      deleted: ["name", "email", "pendingEmail", "phone", "phoneE164", "passwordHash"],
      unexported: ["phoneE164", "passwordHash"],
      others: "id email_verified role is_disabled created_at updated_at",
    }),
    classify({
      table: knownNetworks,
      purpose: {
        name: { en: "Networks of sign-ins", vi: "Mạng đã đăng nhập" },
        why: {
          en: "To let the owner in while somebody else guesses the password. Only hashes are stored.",
          vi: "Để chủ tài khoản vẫn vào được khi có người dò mật khẩu. Chỉ lưu mã băm.",
        },
        kept: { en: "Half a year after the last sign-in", vi: "Nửa năm sau lần đăng nhập cuối" },
      },
      deleted: ["networkHash"],
      unexported: ["networkHash"],
      others: "user_id used_at",
    }),
    classify({
      table: authenticatorApps,
      purpose: {
        name: { en: "Authenticator apps", vi: "Ứng dụng xác thực" },
        why: { en: "To ask for a second step at sign-in.", vi: "Để yêu cầu bước thứ hai khi đăng nhập." },
        kept: { en: "Until removed, or with the account", vi: "Đến khi bị xóa, hoặc cùng tài khoản" },
      },
      deleted: ["secret", "pendingSecret"],
      unexported: ["secret", "pendingSecret"],
      others: "user_id last_step confirmed_at",
    }),
    classify({
      table: passkeys,
      purpose: {
        name: { en: "Passkeys", vi: "Khóa truy cập" },
        why: { en: "To sign in by a device that the person has.", vi: "Để đăng nhập bằng thiết bị của chủ tài khoản." },
        kept: { en: "Until removed, or with the account", vi: "Đến khi bị xóa, hoặc cùng tài khoản" },
      },
      deleted: ["name", "credentialId", "publicKey", "transports"],
      unexported: ["name", "credentialId", "publicKey", "transports"],
      others: "id user_id counter created_at used_at",
    }),
    classify({
      table: recoveryCodes,
      purpose: {
        name: { en: "Recovery codes", vi: "Mã dự phòng" },
        why: {
          en: "To let the owner in without the phone. Only hashes are stored.",
          vi: "Để chủ tài khoản vào được khi không có điện thoại. Chỉ lưu mã băm.",
        },
        kept: { en: "Until used, made anew, or with the account", vi: "Đến khi dùng, tạo lại, hoặc cùng tài khoản" },
      },
      deleted: ["codeHash"],
      unexported: ["codeHash"],
      others: "user_id",
    }),
  ],
  exports: {
    account: {
      shape: staffUser.nullable(),
      find: async (person) => ("email" in person ? findAccountByEmail(person.email) : null),
    },
  },
  withContact: { accounts: { subject: "user", erase: deleteAccounts } },
  numbers: [
    async (who, transaction) => {
      if (!("email" in who)) return []
      const { phone, phoneE164 } = users
      const rows = await transaction.select({ phone, phoneE164 }).from(users).where(hasEmail(who.email))
      return rows.map((row) => row.phoneE164 ?? row.phone)
    },
  ],
}
