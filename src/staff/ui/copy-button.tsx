import ContentCopyIcon from "@mui/icons-material/ContentCopy"
import { Button } from "@mui/material"
import { useNotify, useTranslate } from "react-admin"

/** Copies a text, to be pasted into Zalo or a mail. */
export function CopyButton({ text, label, isMain = false }: { text: string; label: string; isMain?: boolean }) {
  const notify = useNotify()
  const translate = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(translate("staff.copied"), { type: "success" })
    } catch {
      // Without permission, or on a site without https.
      notify(translate("staff.notCopied"), { type: "error" })
    }
  }
  return (
    <Button {...(isMain ? { variant: "contained" } : { size: "small" })} startIcon={<ContentCopyIcon />} onClick={copy}>
      {label}
    </Button>
  )
}
