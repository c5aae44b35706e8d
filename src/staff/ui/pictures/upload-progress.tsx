import ReplayIcon from "@mui/icons-material/Replay"
import { Alert, AlertTitle, Box, LinearProgress, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import type { RunningUpload, useUploads } from "./use-uploads.ts"

/** A bar for each file on its way, and for each that failed the reason and how to go on. */
export function UploadProgress({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const translate = useTranslate()
  if (uploads.running.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate("pictures.uploads")}
      sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none" }}
    >
      {uploads.running.map((upload) => (
        <li key={upload.id}>
          {upload.state === "failed" ? (
            <Failed upload={upload} retry={() => uploads.retry(upload)} dismiss={() => uploads.remove(upload.id)} />
          ) : (
            <Sending upload={upload} stop={() => uploads.remove(upload.id)} />
          )}
        </li>
      ))}
    </Box>
  )
}

function Sending({ upload: { file, state, percent }, stop }: { upload: RunningUpload; stop: () => void }) {
  const translate = useTranslate()
  const isSent = percent >= 100
  const said =
    state === "waiting" ? translate("pictures.waiting") : isSent ? translate("pictures.preparing") : `${percent} %`
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
          <Typography variant="body2" noWrap>
            {file.name}
          </Typography>
          <Hint sx={{ whiteSpace: "nowrap" }}>{said}</Hint>
        </Box>
        <LinearProgress
          variant={isSent ? "indeterminate" : "determinate"}
          value={isSent ? undefined : percent}
          aria-label={translate("pictures.uploading", { name: file.name })}
          sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
        />
      </Box>
      <ActionButton label="pictures.stop" size="small" onClick={stop} />
    </Box>
  )
}

type FailedProps = { upload: RunningUpload; retry: () => void; dismiss: () => void }

function Failed({ upload: { file, problem = "", mayRetry }, retry, dismiss }: FailedProps) {
  const translate = useTranslate()
  return (
    <Alert severity="error" sx={{ alignItems: "flex-start" }}>
      <AlertTitle sx={{ overflowWrap: "anywhere" }}>{translate("pictures.failed", { name: file.name })}</AlertTitle>
      {translate(problem, { _: problem })}
      <Box sx={{ display: "flex", gap: 1, mt: 1 }}>
        {mayRetry && (
          <ActionButton
            label="pictures.retry"
            size="small"
            variant="contained"
            startIcon={<ReplayIcon />}
            onClick={retry}
          />
        )}
        <ActionButton label="pictures.dismiss" size="small" onClick={dismiss} />
      </Box>
    </Alert>
  )
}
