import type { Texts } from "#i18n/texts.ts"

export const slipMessages = {
  name: { en: "Transfer slips", vi: "Biên lai chuyển khoản" },
  toCheck: { en: "Slips to check", vi: "Biên lai cần xem" },
  sent: { en: "Sent %{time}", vi: "Gửi %{time}" },
  owes: { en: "Still owes %{amount}", vi: "Còn nợ %{amount}" },
  open: { en: "Open the picture", vi: "Mở ảnh" },
  picture: { en: "Slip of %{time}", vi: "Biên lai gửi %{time}" },
  seen: { en: "Checked", vi: "Đã xem" },
  dismiss: { en: "Not needed", vi: "Không cần" },
  again: { en: "Check again", vi: "Xem lại" },
  statuses: {
    new: { en: "To check", vi: "Cần xem" },
    seen: { en: "Checked", vi: "Đã xem" },
    dismissed: { en: "Not needed", vi: "Không cần" },
  },
} satisfies Texts
