import polyglotI18nProvider from "ra-i18n-polyglot"
import reactAdminEn from "ra-language-english"
import { type Texts, textsIn } from "#i18n/texts.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { contentMessages } from "#office/ui/content/messages.ts"
import { pictureMessages } from "#office/ui/pictures/messages.ts"
import { richTextMessages } from "#office/ui/rich-text/messages.ts"
import { messages } from "./messages.ts"
import { reactAdminVi } from "./react-admin-vi.ts"

/** Returns the texts of all screens. Names of fields and mails stand together, whichever slice they are of. */
function allTexts(slices: StaffSlice[]): Texts {
  const together = (part: "messages" | "fields" | "mails"): Texts =>
    Object.assign({}, ...slices.map((slice) => slice[part]))
  return {
    ...together("messages"),
    staff: { ...messages, mails: together("mails") },
    pictures: pictureMessages,
    richText: richTextMessages,
    content: { ...contentMessages, fields: { ...together("fields"), ...contentMessages.fields } },
  }
}

/** react-admin's English, which says 'Logout' where our texts say 'Sign out'. */
const english = { ra: { ...reactAdminEn.ra, auth: { ...reactAdminEn.ra.auth, logout: "Sign out" } } }

/** Returns the back office's texts: Vietnamese first, English by the switch in the bar. */
export function createI18nProvider(slices: StaffSlice[]) {
  const all = allTexts(slices)
  const provider = polyglotI18nProvider(
    (locale) => {
      const language = locale === "en" ? "en" : "vi"
      // Calls of the API name it, too.
      document.documentElement.lang = language
      return { ...(language === "en" ? english : reactAdminVi), ...textsIn(language, all) } as never
    },
    "vi",
    [
      { locale: "vi", name: "Tiếng Việt" },
      { locale: "en", name: "English" },
    ],
    { allowMissing: false },
  )
  return { ...provider, translate: (key: string, options?: object) => provider.translate(withFieldName(key), options) }
}

/** react-admin calls an input `resources.tours.fields.pricing.adult`. A field has one name, wherever it stands. */
const withFieldName = (key: string) => key.replace(/^resources\.\w+\.fields\.(?:.*\.)?(\w+)$/, fieldLabel("$1"))
