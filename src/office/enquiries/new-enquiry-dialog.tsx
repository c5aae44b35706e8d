import { BooleanInput, FormDataConsumer, SelectInput, TextInput, useRefresh } from "react-admin"
import { CHANNELS, type Channel, canBeAnswered, type EnquiryEntry } from "#domain/enquiries/enquiry.ts"
import type { Language } from "#i18n/localized.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

type Typed = {
  channel: Channel | ""
  name: string
  phone: string
  email: string
  chatName: string
  message: string
  language: Language
}

const EMPTY: Typed & { mailGuest: boolean } = {
  channel: "",
  name: "",
  phone: "",
  email: "",
  chatName: "",
  message: "",
  language: "vi",
  mailGuest: false,
}

/** Types in an enquiry that came by Facebook, Zalo, phone or at the door. */
export function NewEnquiryDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh()
  return (
    <FormDialog
      title="enquiries.enter.title"
      values={EMPTY}
      save={(typed, key) => callApi("/enquiries", { method: "POST", body: entryOf(typed), key })}
      done="enquiries.enter.saved"
      onDone={() => {
        refresh()
        onClose()
      }}
      isReady={({ channel, name, message, ...contact }) =>
        Boolean(channel && name?.trim() && message?.trim()) && canBeAnswered(contact)
      }
      submit="enquiries.enter.save"
      onClose={onClose}
    >
      <SelectInput
        source="channel"
        label="enquiries.enter.channel"
        choices={CHANNELS.map((id) => ({ id, name: `enquiries.channels.${id}` }))}
      />
      <TextInput source="name" label="enquiries.enter.name" />
      <TextInput source="phone" label="bookings.fields.phone" type="tel" />
      <TextInput source="email" label="bookings.fields.email" type="email" />
      <TextInput source="chatName" label="enquiries.enter.chatName" helperText="enquiries.enter.oneOfThree" />
      <TextInput source="message" label="enquiries.enter.message" multiline minRows={4} />
      <SelectInput
        source="language"
        label="enquiries.fields.language"
        choices={["vi", "en"].map((id) => ({ id, name: `bookings.languages.${id}` }))}
      />
      <FormDataConsumer>
        {({ formData }) => formData.email && <BooleanInput source="mailGuest" label="enquiries.enter.mailGuest" />}
      </FormDataConsumer>
    </FormDialog>
  )
}

/** Leaves out what was not typed. react-admin makes null of an emptied field. */
function entryOf({ phone, email, chatName, mailGuest, ...typed }: Record<keyof typeof EMPTY, unknown>): EnquiryEntry {
  return {
    ...typed,
    ...(phone ? { phone } : {}),
    ...(chatName ? { chatName } : {}),
    ...(email ? { email, mailGuest: mailGuest === true } : {}),
  } as EnquiryEntry
}
