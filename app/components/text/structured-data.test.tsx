import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data.tsx";

test("escapes text that could close the element", () => {
  const name = 'Law & "rights" </script><script>alert(1)</script><!--';
  const markup = renderToStaticMarkup(<StructuredData data={{ name }} />);
  const inside = markup.slice(markup.indexOf(">") + 1, -"</script>".length);
  expect(inside).not.toContain("<");
  expect(JSON.parse(inside)).toEqual({ name });
});
