import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material"
import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import type { ListedUpload } from "#features/uploads/upload.ts"
import { callApi } from "#staff/http.ts"
import { Uses } from "./uses.tsx"

/** Asks before a picture is deleted. While it is in use, it says where instead. */
export function DeleteDialog({ upload, close }: { upload: ListedUpload; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [problem, setProblem] = useState("")
  const [isSending, setSending] = useState(false)
  const isUsed = upload.usedBy.length > 0
  const remove = async () => {
    setSending(true)
    try {
      await callApi(`/upload/image/${encodeURIComponent(upload._id)}`, { method: "DELETE" })
      notify("uploads.deleted", { type: "success" })
      close()
      refresh()
    } catch (error) {
      const { message } = error as HttpError
      setProblem(translate(message, { _: message }))
      setSending(false)
    }
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{translate(isUsed ? "uploads.inUseTitle" : "uploads.deleteTitle")}</DialogTitle>
      <DialogContent>
        <Typography>{translate(isUsed ? "uploads.inUseText" : "uploads.deleteText")}</Typography>
        {isUsed && <Uses uses={upload.usedBy} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(isUsed ? "uploads.close" : "uploads.keep")}</Button>
        {!isUsed && (
          <Button variant="contained" color="error" disabled={isSending} onClick={remove}>
            {translate("uploads.deleteNow")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
