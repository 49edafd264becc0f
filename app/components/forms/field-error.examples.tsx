import { FieldError } from "./field-error.tsx";

export const sentence = <FieldError>Enter your first name.</FieldError>;
