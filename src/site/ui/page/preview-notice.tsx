import { useTranslate } from "#i18n/language.tsx"

const text = {
  en: "Preview for the office. Visitors can't see this page yet.",
  vi: "Bản xem thử nội bộ. Khách chưa thấy trang này.",
}

/** Says that a page is a preview. */
export function PreviewNotice() {
  const t = useTranslate()
  return (
    <p
      role="status"
      className="mb-4 rounded-card border border-hairline bg-pending-tint px-4 py-3 font-semibold text-pending"
    >
      {t(text)}
    </p>
  )
}
