import ChatIcon from "@mui/icons-material/Chat"
import ContentCopyIcon from "@mui/icons-material/ContentCopy"
import { Alert, Box, Stack } from "@mui/material"
import { useState } from "react"
import { TextInput, useNotify, useTranslate } from "react-admin"
import type { Contact } from "#domain/contact-log/contact-log.ts"
import type { Language } from "#i18n/localized.ts"
import { whatsAppLink, zaloLink } from "#lib/phone/chat-links.ts"
import { shortenToFit } from "#lib/text/excerpt.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { blanksOf } from "#lib/text/typed-text.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Hint } from "#office/ui/hint.tsx"
import { type About, queryOf } from "./about.ts"

/** A message of the log has as many characters. */
const MAX_TEXT = 2000

type Chat = "zalo" | "whatsapp" | "facebook"

export type ChatProps = {
  about: About
  name: string
  phone: string
  /** The guest's, in which the text is. */
  language: Language
  text: string
  /** Where the guest is found without a number: a name or a link. */
  chatName?: string
  /** The chat that the name is of. */
  chat?: Chat
  /** Texts to start from. */
  texts?: { label: string; value: string }[]
}

/** Writes to a guest by Zalo or WhatsApp. The message is noted once staff say that it was sent. */
export function ChatDialog({ onClose, ...props }: ChatProps & { onClose: () => void }) {
  const { about, name, phone, chatName, language, text, texts = [] } = props
  const translate = useTranslate()
  const [opened, setOpened] = useState<Chat>()
  return (
    <FormDialog<{ text: string }>
      title={translate("contactLog.chat.title", { name: name || phone || chatName })}
      values={{ text: shortenToFit(text, MAX_TEXT) }}
      save={(typed, key) => {
        const body = { ...about, channel: opened, text: typed.text ?? "" }
        return callApi("/contact-log", { method: "POST", body, key })
      }}
      isReady={({ text }) => opened !== undefined && Boolean(text?.trim()) && blanksOf(text ?? "").length === 0}
      done="contactLog.added"
      submit="contactLog.chat.sent"
      close="contactLog.chat.notSent"
      onClose={onClose}
    >
      <Hint sx={{ mb: 1.5 }}>{withDots(phone, chatName)}</Hint>
      <FillChips source="text" texts={texts} />
      <TextInput
        source="text"
        label="contactLog.chat.text"
        multiline
        minRows={6}
        slotProps={{ htmlInput: { lang: language, maxLength: MAX_TEXT } }}
      />
      <Blanks />
      <ChatLinks {...props} onOpen={setOpened} />
      <Hint role="status" sx={{ mt: 1.5 }}>
        {translate(`contactLog.chat.${opened ? "askSent" : phone ? "how" : "howToPaste"}`)}
      </Hint>
      <LastContact about={about} />
    </FormDialog>
  )
}

/** What the text leaves to fill in. */
function Blanks() {
  const translate = useTranslate()
  const blanks = blanksOf(useTyped<{ text: string }>().text ?? "")
  if (blanks.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {translate("enquiries.answer.unfilled", { blanks: blanks.join(", ") })}
    </Alert>
  )
}

type LinksProps = Pick<ChatProps, "phone" | "language" | "chatName" | "chat"> & { onOpen: (chat: Chat) => void }

/** Zalo comes first for guests who read Vietnamese. It takes no text from a link, so the text is copied. */
function ChatLinks({ phone, language, chatName, chat = "facebook", onOpen }: LinksProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { text } = useTyped<{ text: string }>()
  const copy = () =>
    navigator.clipboard?.writeText(text ?? "").then(
      () => notify("staff.copied", { type: "success" }),
      () => notify("staff.notCopied", { type: "error" }),
    )
  const zalo = (
    <ActionButton
      key="zalo"
      label="contactLog.chat.zalo"
      variant="outlined"
      startIcon={<ChatIcon />}
      href={zaloLink(phone)}
      target="_blank"
      onClick={() => {
        void copy()
        onOpen("zalo")
      }}
    />
  )
  const whatsapp = (
    <ActionButton
      key="whatsapp"
      label="contactLog.chat.whatsapp"
      variant="outlined"
      startIcon={<ChatIcon />}
      href={whatsAppLink(phone, text ?? "")}
      target="_blank"
      onClick={() => onOpen("whatsapp")}
    />
  )
  const byName = chatName && (
    <ActionButton
      label={translate("contactLog.chat.copyFor", { chatName })}
      variant="outlined"
      startIcon={<ContentCopyIcon />}
      onClick={() => {
        void copy()
        onOpen(chat)
      }}
    />
  )
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      {byName}
      {phone && (language === "vi" ? [zalo, whatsapp] : [whatsapp, zalo])}
    </Stack>
  )
}

/** Says who was in touch last, so that nobody writes twice. */
function LastContact({ about }: { about: About }) {
  const { translate, dateTime } = useWords()
  const { data } = useApi<Contact[]>(`/contact-log?${queryOf(about)}`)
  const last = data?.[0]
  if (!last) return null
  const channel = translate(`contactLog.channels.${last.channel}`)
  return (
    <Box sx={{ mt: 1 }}>
      <Hint>{translate("contactLog.chat.last", { channel, time: dateTime(last.createdAt), by: last.by ?? "–" })}</Hint>
    </Box>
  )
}
