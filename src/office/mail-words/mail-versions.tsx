import { useNotify } from "react-admin"
import type { EditedMail, WordsRevision } from "#domain/mail-words/mail-words.ts"
import type { Language } from "#i18n/localized.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { RevisionList } from "#office/ui/revision-list.tsx"
import { Section } from "#office/ui/section.tsx"
import type { Texts } from "./draft.ts"

const SHOWN_CHARACTERS = 160

type Props = { mail: EditedMail; language: Language; onPutBack: (texts: Texts) => void }

/** Who changed the words of a mail, and when. An earlier version goes back into the form. */
export function MailVersions({ mail, language, onPutBack }: Props) {
  const { translate, dateTime } = useWords()
  const notify = useNotify()
  return (
    <Section title="mailWords.versions">
      <RevisionList<WordsRevision>
        path={`/mail-words/${mail._id}/${language}/changes`}
        version={mail.words[language].version}
        none="mailWords.noVersions"
        row={({ _id, at, by, texts }) => (
          <ListRow
            key={_id}
            title={dateTime(at)}
            lines={[by ?? translate("mailWords.unknown"), shorten(Object.values(texts).join(" · "), SHOWN_CHARACTERS)]}
          >
            <ActionButton
              label="mailWords.restore"
              size="small"
              onClick={() => {
                onPutBack(texts)
                notify(translate("mailWords.putBack", { time: dateTime(at) }))
              }}
            />
          </ListRow>
        )}
      />
    </Section>
  )
}
