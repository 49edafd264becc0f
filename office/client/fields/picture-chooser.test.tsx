import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldContext } from "./field-context.ts";
import { PictureChooser } from "./picture-chooser.tsx";

const pictures = ["/team/a-face.jpg", "/photographs/a-court.jpg", "/images/a-figure.png"];

const offered = (folder: string, value = "") =>
  [
    ...renderToStaticMarkup(
      <FieldContext
        value={{
          annotations: [],
          problems: [],
          links: [],
          pictures,
          named: [],
          folder,
          change: () => undefined,
          hold: () => undefined,
        }}
      >
        <PictureChooser
          label="A picture"
          folder={folder}
          value={value}
          onChosen={() => undefined}
        />
      </FieldContext>,
    ).matchAll(/src="([^"]+)"/g),
  ].map(([, address]) => address);

test("offers portraits for people, and every other picture for the rest, those of the same kind first", () => {
  expect(offered("team")).toEqual(["/team/a-face.jpg"]);
  expect(offered("images")).toEqual(["/images/a-figure.png", "/photographs/a-court.jpg"]);
  expect(offered("photographs")).toEqual(["/photographs/a-court.jpg", "/images/a-figure.png"]);
});

test("goes on showing the picture that is chosen, whatever it is", () => {
  expect(offered("news", "/team/a-face.jpg")).toContain("/team/a-face.jpg");
});
