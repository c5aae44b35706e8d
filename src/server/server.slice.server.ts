import { sweepLinks } from "#server/auth/one-time-tokens.server.ts"
import { oneTimeLinks } from "#server/auth/one-time-tokens.table.server.ts"
import { EVERYONE, GUESTS, SALES } from "#server/auth/roles.server.ts"
import { sweepSessions } from "#server/auth/sessions.server.ts"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { runningConfig } from "#server/config/running-config.server.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { hasBackup } from "#server/database/backup/last-backup.server.ts"
import { unfinishedSeeds } from "#server/database/unfinished-seeds.table.server.ts"
import { sweepIdempotencyKeys } from "#server/http/idempotency.server.ts"
import { idempotencyKeys } from "#server/http/idempotency.table.server.ts"
import { storeRefusals, sweepRefusals } from "#server/http/refusals/refused-requests.server.ts"
import { refusedRequests } from "#server/http/refusals/refused-requests.table.server.ts"
import { sweepLimits } from "#server/limits/rate-limit-store.server.ts"
import { rateLimits, siteSecrets } from "#server/limits/rate-limits.table.server.ts"
import { wasAnySent } from "#server/mail/outbox.server.ts"
import { mailHolds, outbox } from "#server/mail/outbox.table.server.ts"
import type { AddressOwners } from "#server/mail/staff/outbox-changes.server.ts"
import { outboxRoutes } from "#server/mail/staff/routes.server.ts"
import { healthRoutes } from "#server/observability/health.server.ts"
import { jobRuns } from "#server/observability/job-runs.table.server.ts"
import { sweepAssets } from "#server/pages/built-assets.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"

type Needs = {
  findSettings: () => Promise<unknown>
  addressOwners: AddressOwners
}

/** The slice of the server itself: health, the mail queue, and expiring rows. */
export const serverSlice = ({ findSettings, addressOwners }: Needs): ServerSlice => ({
  endpoints: {
    "/outbox": {
      group: "Outbox",
      routes: outboxRoutes(addressOwners),
      access: {
        "GET /": GUESTS,
        "GET /:id": GUESTS,
        "POST /:id/resend": GUESTS,
        "PUT /:id/recipient": SALES,
        "POST /:id/dismiss": GUESTS,
      },
    },
    "/": {
      group: "Server",
      routes: healthRoutes(findSettings),
      access: {
        "GET /health": EVERYONE,
        "GET /health/live": EVERYONE,
        "GET /health/ready": EVERYONE,
        "GET /warmup": EVERYONE,
      },
    },
  },
  openingSteps: {
    mailSender: async () => runningConfig().smtpUrl !== undefined && (await wasAnySent()),
    backup: () => hasBackup(runningConfig().dataDir),
  },
  jobs: [{ name: "refused requests", everyMs: 60_000, run: storeRefusals, atStop: true }],
  sweep: async ({ dataDir }) => {
    await sweepIdempotencyKeys()
    await sweepLimits()
    await sweepLinks()
    await sweepSessions()
    await sweepRefusals()
    await sweepAssets(dataDir)
  },
  personalData: {
    tables: [
      {
        table: sessions,
        purpose: {
          name: { en: "Sessions", vi: "Phiên đăng nhập" },
          why: { en: "To keep people signed in. Only hashes are stored.", vi: "Để duy trì đăng nhập. Chỉ lưu mã băm." },
          kept: { en: "A month after they ended", vi: "Một tháng sau khi phiên kết thúc" },
        },
        deleted: ["tokenHash", "browser", "system"],
        networks: { network: null },
        aged: { key: sessions.tokenHash, since: sessions.createdAt },
        unexported: ["tokenHash", "browser", "system", "network"],
        others: "id user_id created_at used_at expires_at is_proven",
      },
      {
        table: oneTimeLinks,
        purpose: {
          name: { en: "Links in emails and steps of signing in", vi: "Liên kết trong email và các bước đăng nhập" },
          why: {
            en: "To confirm an address, choose a password, open a booking or take the second step of a sign-in once.",
            vi: "Để xác nhận email, đặt mật khẩu, mở đặt chỗ hoặc xác nhận đăng nhập hai bước một lần.",
          },
          kept: { en: "A day after they ended", vi: "Một ngày sau khi hết hạn" },
        },
        deleted: ["subject"],
        unexported: ["subject"],
        others: "token_hash purpose expires_at used_at",
      },
      {
        table: idempotencyKeys,
        purpose: {
          name: { en: "Answers to repeated requests", vi: "Câu trả lời cho yêu cầu gửi lặp" },
          why: {
            en: "To do once what a lost connection makes a browser send twice.",
            vi: "Để yêu cầu bị gửi hai lần do mất mạng chỉ được thực hiện một lần.",
          },
          kept: { en: "Two days", vi: "Hai ngày" },
        },
        deleted: ["answer"],
        unexported: ["answer"],
        others: "key_hash request_hash nonce created_at",
      },
      {
        table: auditLog,
        purpose: {
          name: { en: "Log of who did what", vi: "Nhật ký thay đổi" },
          why: {
            en: "To answer for what staff did with data. Details about a person are erased with the person's data.",
            vi: "Để truy được nhân viên đã làm gì với dữ liệu. Chi tiết về một người bị xóa cùng dữ liệu của người đó.",
          },
          kept: "guests",
        },
        cleared: { before: null, after: null },
        unexported: ["before", "after"],
        others: "id at actor action subject",
      },
      {
        table: outbox,
        purpose: {
          name: { en: "Emails sent and waiting", vi: "Email đã gửi và chờ gửi" },
          why: {
            en: "To send what guests must know, and to see what they were told.",
            vi: "Để gửi thông tin khách cần biết và xem lại đã báo gì.",
          },
          kept: "guests",
        },
        deleted: ["recipient", "payload", "words", "lastError"],
        unexported: ["recipient", "payload", "words", "lastError"],
        others: "id key kind language priority created_at next_attempt_at attempts sent_at dismissed_at round",
      },
      { table: mailHolds, others: "since" },
      { table: jobRuns, others: "job every_seconds started_at succeeded_at failed_at error" },
      { table: siteSecrets, others: "secret media_folder installation" },
      { table: refusedRequests, others: "day reason route count" },
      { table: unfinishedSeeds, others: "name" },
      // Keyed hashes, deleted when they expire.
      { table: rateLimits, others: "key points expire" },
    ],
  },
})
