import AddPhotoAlternateIcon from "@mui/icons-material/AddPhotoAlternate"
import ReplayIcon from "@mui/icons-material/Replay"
import { Alert, AlertTitle, Box, LinearProgress, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { type FileRejection, useDropzone } from "react-dropzone"
import { MAX_UPLOAD } from "#domain/uploads/upload.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import type { RunningUpload, Uploads } from "./use-uploads.ts"

/** Which files an area takes, and what it says about that: keys of texts. */
export type TakenFiles = {
  formats: Record<string, string[]>
  maxBytes: number
  limits: string
  tooLarge: string
  wrongFormat: string
}

export const PICTURE_FORMATS = { "image/jpeg": [], "image/png": [], "image/webp": [], "image/avif": [] }
const PICTURES: TakenFiles = {
  formats: PICTURE_FORMATS,
  maxBytes: MAX_UPLOAD.bytes,
  limits: "pictures.limits",
  tooLarge: "pictures.tooLarge",
  wrongFormat: "pictures.wrongFormat",
}

type Props = {
  taken?: TakenFiles
  uploads: Uploads
  /** How many more pictures may be added. */
  room: number
  max: number
  /** More buttons beside the one that opens the file dialog. */
  children?: ReactNode
}

/** Takes pictures by drop or file dialog, and shows how their uploads go. */
export function UploadArea({ uploads, room, max, taken = PICTURES, children }: Props) {
  const translate = useTranslate()
  const { getRootProps, getInputProps, isDragActive, open } = useFileDrop({ uploads, room, max, taken })
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box
        {...getRootProps()}
        sx={{
          p: 2,
          border: "1px dashed",
          borderColor: isDragActive ? "primary.main" : "#8c7f68",
          borderRadius: "10px",
          bgcolor: isDragActive ? "#dce8e3" : "background.default",
          textAlign: "center",
        }}
      >
        <input {...getInputProps({ "aria-label": translate(taken.limits), tabIndex: -1 })} />
        <Stack sx={{ alignItems: "center", gap: 1 }}>
          <Typography color="text.secondary" sx={{ display: { xs: "none", sm: "block" } }}>
            {translate(isDragActive ? "pictures.dropNow" : max > 1 ? "pictures.drop" : "pictures.dropOne")}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
            <ActionButton
              label="pictures.choose"
              variant="outlined"
              startIcon={<AddPhotoAlternateIcon />}
              onClick={open}
            />
            {children}
          </Stack>
          <Hint>{translate(taken.limits)}</Hint>
        </Stack>
      </Box>
      <UploadProgress uploads={uploads} />
    </Box>
  )
}

/** Takes the files that there is room for, and says why it takes no others. */
function useFileDrop({ uploads, room, max, taken }: Omit<Props, "taken"> & { taken: TakenFiles }) {
  const translate = useTranslate()
  const take = (files: File[], rejections: FileRejection[]) => {
    for (const { file, errors } of rejections) {
      const isTooLarge = errors.some(({ code }) => code === "file-too-large")
      uploads.refuse(file, translate(isTooLarge ? taken.tooLarge : taken.wrongFormat))
    }
    uploads.add(files.slice(0, room))
    for (const file of files.slice(room)) uploads.refuse(file, translate("pictures.noRoom", { max }))
  }
  return useDropzone({
    accept: taken.formats,
    maxSize: taken.maxBytes,
    multiple: max > 1,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    onDrop: take,
  })
}

/** A bar for each file on its way, and for each that failed the reason and how to go on. */
function UploadProgress({ uploads }: { uploads: Uploads }) {
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
