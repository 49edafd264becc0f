export const headings = (
  <>
    <h1>One Tech Approach: Connectivity</h1>
    <h2>Our Strategic Pillars</h2>
    <h3>Research and Development</h3>
    <h4>Key activities</h4>
  </>
);

export const text = (
  <>
    <p className="lead">Technology that serves people and respects their rights.</p>
    <p>
      Body text with <a href="/about">a link to About</a>, a figure of UGX 50,000 and Luganda’s ŋ:
      eŋŋoma.
    </p>
    <p className="muted">Labels that stand back.</p>
  </>
);
