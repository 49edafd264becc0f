/** What was typed, without spaces around it; empty where no sign of it is seen. */
export function typedText(text = ""): string {
  const typed = text.trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(typed) ? typed : "";
}
