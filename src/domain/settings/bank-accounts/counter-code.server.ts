import { Document, Image, Page, renderToBuffer, Text, View } from "@react-pdf/renderer"
import { createElement as h } from "react"
import { type DocumentLogo, findDocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { INK } from "#lib/color/palette.ts"
import { band } from "#server/documents/pdf-band.server.ts"
import { common, fontCoverage } from "#server/documents/pdf-style.server.ts"
import { renderInTurn } from "#server/documents/render-queue.server.ts"
import { notFound } from "#server/errors.server.ts"
import { QUIET_ZONE, qrDataUrl } from "#server/qr-code.server.ts"
import { accountKey, type BankAccount, bankName, type PaperSize } from "./bank-account.ts"
import { vietQr } from "./vietqr.ts"

/** In points: side of the code, and size of the account number. */
const SIZES: Record<PaperSize, { code: number; number: number; gap: number }> = {
  A6: { code: 196, number: 17, gap: 3 },
  A5: { code: 296, number: 26, gap: 12 },
}

/**
 * Returns a page to stand on a counter: the code of an account in đồng without amount, which guests use again and again.
 * @throws notFound for an account that the company doesn't have
 */
export async function makeCounterCode(key: string, size: PaperSize): Promise<Buffer> {
  const settings = await findSettings()
  const account = settings.bankAccounts?.find((one) => one.currency === "VND" && accountKey(one) === key)
  if (!account) throw notFound("Account")
  await fontCoverage()
  const logo = await findDocumentLogo(settings)
  const { bin, accountNumber } = account
  const code = await qrDataUrl(vietQr({ bin, accountNumber }), 1080, { margin: QUIET_ZONE })
  return renderInTurn(() => renderToBuffer(page(account, { settings, logo, code, size })))
}

type Drawing = { settings: Settings; logo: DocumentLogo | undefined; code: string; size: PaperSize }

const both = (vi: string, en: string) => `${vi} · ${en}`

function page(account: BankAccount, { settings, logo, code, size }: Drawing) {
  const { code: side, number, gap } = SIZES[size]
  const { companyName, primaryColor } = settings
  const company = inLanguage(companyName, "vi")
  const centred = { textAlign: "center" } as const
  const text = (words: string, style: object) => h(Text, { style: { ...centred, ...style } }, words)
  return h(
    Document,
    { title: both("Mã chuyển khoản", "Payment code"), author: company, language: "vi" },
    h(
      Page,
      { size, style: common.page },
      band({ company, logo, primaryColor, kind: "VietQR" }),
      h(
        View,
        { style: { padding: `${gap + 6} 24 0`, alignItems: "center" } },
        text("Quét mã để chuyển khoản", { fontSize: number, fontWeight: 700, lineHeight: 1.3 }),
        text("Scan to pay by bank transfer", { fontSize: 10, lineHeight: 1.4, marginBottom: gap }),
        h(Image, { src: code, style: { width: side, height: side } }),
        text(bankName(account), { fontSize: 12, fontWeight: 700, lineHeight: 1.4, marginTop: gap, color: INK }),
        text(account.accountNumber, { fontSize: number, fontWeight: 700, lineHeight: 1.3 }),
        text(account.holder, { fontSize: 11, lineHeight: 1.5 }),
        text("Ghi mã đặt chỗ trong nội dung chuyển khoản", { ...common.label, lineHeight: 1.4, marginTop: gap }),
        text("Please write your booking reference in the content", { ...common.label, lineHeight: 1.4 }),
      ),
    ),
  )
}
