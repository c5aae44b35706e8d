import AddPhotoAlternateIcon from "@mui/icons-material/AddPhotoAlternate"
import { Box, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { type FileRejection, useDropzone } from "react-dropzone"
import { MAX_UPLOAD } from "#features/uploads/upload.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import type { useUploads } from "./use-uploads.ts"

const FORMATS = { "image/jpeg": [], "image/png": [], "image/webp": [], "image/avif": [] }

type Props = {
  uploads: ReturnType<typeof useUploads>
  /** How many more pictures may be added. */
  room: number
  max: number
  /** More buttons beside the one that opens the file dialog. */
  children?: ReactNode
}

/** Takes pictures by drop or file dialog, and shows how their uploads go. */
export function UploadArea({ uploads, room, max, children }: Props) {
  const translate = useTranslate()
  const take = (files: File[], rejections: FileRejection[]) => {
    for (const { file, errors } of rejections) {
      const isTooLarge = errors.some(({ code }) => code === "file-too-large")
      uploads.refuse(file, translate(isTooLarge ? "pictures.tooLarge" : "pictures.wrongFormat"))
    }
    uploads.add(files.slice(0, room))
    for (const file of files.slice(room)) uploads.refuse(file, translate("pictures.noRoom", { max }))
  }
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: FORMATS,
    maxSize: MAX_UPLOAD.bytes,
    multiple: max > 1,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    onDrop: take,
  })
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
        <input {...getInputProps({ "aria-label": translate("pictures.limits"), tabIndex: -1 })} />
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
          <Hint>{translate("pictures.limits")}</Hint>
        </Stack>
      </Box>
      <UploadProgress uploads={uploads} />
    </Box>
  )
}
