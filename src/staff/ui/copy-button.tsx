import ContentCopyIcon from "@mui/icons-material/ContentCopy"
import { Button } from "@mui/material"
import { useNotify, useTranslate } from "react-admin"

/** Copies a text, to be pasted into Zalo or a mail. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const notify = useNotify()
  const translate = useTranslate()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(translate("staff.copied"), { type: "success" })
  }
  return (
    <Button size="small" startIcon={<ContentCopyIcon />} onClick={copy}>
      {label}
    </Button>
  )
}
