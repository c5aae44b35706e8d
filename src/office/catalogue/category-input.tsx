import { SelectInput, type SelectInputProps, useTranslate } from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { useChoices } from "./use-choices.ts"

const ENDPOINTS = {
  tourCategories: "/tour-categories",
  places: "/categories",
  transferCategories: "/transfer-categories",
} as const

type Props = Pick<SelectInputProps, "source" | "isRequired" | "emptyText"> & { resource: keyof typeof ENDPOINTS }

/**
 * Chooses a category or a destination, hidden ones too. While there is none, it leads to the screen that adds one, in
 * another tab, so that nothing typed is lost. The list is read again when staff come back.
 */
export function CategoryInput({ resource, ...props }: Props) {
  const translate = useTranslate()
  const { choices, isEmpty } = useChoices(`${ENDPOINTS[resource]}?active=all`)
  return (
    <div>
      <SelectInput {...props} choices={choices} translateChoice={false} />
      {isEmpty && (
        <Hint component="div" sx={{ mb: 1 }}>
          {translate(`${resource}.none`)}{" "}
          <ActionButton label="catalogue.addInNewTab" href={`/staff/${resource}/create`} target="_blank" size="small" />
        </Hint>
      )}
    </div>
  )
}
