import UploadFileIcon from "@mui/icons-material/UploadFile"
import { Alert, Box, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { useDropzone } from "react-dropzone"
import { MAX_STATEMENT_BYTES } from "#domain/bank-statements/bank-statement.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"

type Props = { file: File | undefined; isBusy: boolean; onFile: (file: File) => void }

/** By their endings too, because browsers don't agree on the types of these files. */
const FORMATS = {
  "text/csv": [".csv", ".txt"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
}

/** Takes one statement by drop or file dialog. */
export function FileDrop({ file, isBusy, onFile }: Props) {
  const translate = useTranslate()
  const [isWrong, setWrong] = useState(false)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: FORMATS,
    maxSize: MAX_STATEMENT_BYTES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    onDrop: ([first]) => {
      setWrong(!first)
      if (first) onFile(first)
    },
  })
  const drop = translate(`bankStatements.import.${isDragActive ? "dropNow" : "drop"}`)
  return (
    <Box
      {...getRootProps()}
      sx={{
        p: 2,
        border: "1px dashed",
        borderColor: isDragActive ? "primary.main" : "#8c7f68",
        borderRadius: "10px",
        bgcolor: isDragActive ? "#dce8e3" : "background.default",
      }}
    >
      <input {...getInputProps({ "aria-label": translate("bankStatements.import.choose"), tabIndex: -1 })} />
      <Stack sx={{ alignItems: "center", gap: 1, textAlign: "center" }}>
        <Typography sx={{ fontWeight: file ? 600 : 400, overflowWrap: "anywhere" }}>{file?.name ?? drop}</Typography>
        <ActionButton
          label={file ? "bankStatements.import.another" : "bankStatements.import.choose"}
          variant={file ? "text" : "contained"}
          startIcon={<UploadFileIcon />}
          disabled={isBusy}
          onClick={open}
        />
        <Hint role="status">{translate(`bankStatements.import.${isBusy ? "reading" : "limits"}`)}</Hint>
      </Stack>
      {isWrong && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {translate("bankStatements.import.wrongFile")}
        </Alert>
      )}
    </Box>
  )
}
