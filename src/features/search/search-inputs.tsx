import { type ComponentProps, type ReactNode, useId } from "react"

type InputProps = ComponentProps<"input"> & { label: string }

export function SearchInput({ label, className, ...input }: InputProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <input {...input} id={id} className="control mt-1" />
    </Labelled>
  )
}

type SelectProps = ComponentProps<"select"> & { label: string }

export function SearchSelect({ label, className, ...select }: SelectProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <select {...select} id={id} className="control mt-1" />
    </Labelled>
  )
}

type LabelledProps = { id: string; label: string; className: string | undefined; children: ReactNode }

function Labelled({ id, label, className = "", children }: LabelledProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  )
}
