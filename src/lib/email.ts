/** Source: spec §5. In its own file, so that importing it loads no validator. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
